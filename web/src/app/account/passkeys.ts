/** Passkeys (WebAuthn): passes the server's options, as JSON, to the browser, and returns the credential as JSON. */

interface JsonParsing {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}

const passkeyApi = (): (typeof PublicKeyCredential & JsonParsing) | null =>
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential
    ? (PublicKeyCredential as typeof PublicKeyCredential & JsonParsing)
    : null;

/** Whether the site offers passkeys at this address, and this browser supports them. */
export const supportsPasskeys = ({ passkey }: { passkey: boolean }): boolean =>
  passkey && passkeyApi() !== null;

/** The passkey dialog was cancelled or timed out, or the device has no passkey for the site. */
export class PasskeyCancelled extends Error {}

async function toJson(asking: Promise<Credential | null> | undefined): Promise<unknown> {
  let found: Credential | null | undefined;
  try {
    found = await asking;
  } catch (error) {
    if (error instanceof DOMException) throw new PasskeyCancelled(error.name);
    throw error;
  }
  if (!(found instanceof PublicKeyCredential)) throw new PasskeyCancelled("nothing");
  return found.toJSON();
}

/** Creates a passkey. Throws `PasskeyCancelled`. */
export const createPasskey = (options: string): Promise<unknown> => {
  const publicKey = passkeyApi()?.parseCreationOptionsFromJSON(JSON.parse(options));
  return toJson(publicKey && navigator.credentials.create({ publicKey }));
};

/** Signs in with an existing passkey. Throws `PasskeyCancelled`. */
export const getPasskey = (options: string): Promise<unknown> => {
  const publicKey = passkeyApi()?.parseRequestOptionsFromJSON(JSON.parse(options));
  return toJson(publicKey && navigator.credentials.get({ publicKey }));
};
