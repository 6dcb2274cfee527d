/** Passkeys (WebAuthn): passes the server's options, as JSON, to the browser, and returns the credential as JSON. */

interface Parsing {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}

const known = (): (typeof PublicKeyCredential & Parsing) | null =>
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential
    ? (PublicKeyCredential as typeof PublicKeyCredential & Parsing)
    : null;

/** Whether the site offers passkeys at this address, and this browser supports them. */
export const offersKeys = ({ passkey }: { passkey: boolean }): boolean => passkey && known() !== null;

/** The passkey dialog was cancelled or timed out, or the device has no passkey for the site. */
export class Stopped extends Error {}

async function answered(asking: Promise<Credential | null> | undefined): Promise<unknown> {
  let found: Credential | null | undefined;
  try {
    found = await asking;
  } catch (error) {
    if (error instanceof DOMException) throw new Stopped(error.name);
    throw error;
  }
  if (!(found instanceof PublicKeyCredential)) throw new Stopped("nothing");
  return found.toJSON();
}

/** Creates a passkey. Throws `Stopped`. */
export const makeKey = (options: string): Promise<unknown> => {
  const publicKey = known()?.parseCreationOptionsFromJSON(JSON.parse(options));
  return answered(publicKey && navigator.credentials.create({ publicKey }));
};

/** Signs in with an existing passkey. Throws `Stopped`. */
export const askKey = (options: string): Promise<unknown> => {
  const publicKey = known()?.parseRequestOptionsFromJSON(JSON.parse(options));
  return answered(publicKey && navigator.credentials.get({ publicKey }));
};
