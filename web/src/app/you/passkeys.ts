/** Keys of devices, as the browser itself knows them: what the server asks goes to the device, and its answer comes back as JSON. */

interface Parsing {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}

const known = (): (typeof PublicKeyCredential & Parsing) | null =>
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential
    ? (PublicKeyCredential as typeof PublicKeyCredential & Parsing)
    : null;

/** Whether the site knows keys under this address, and this browser can ask a device for one. */
export const offersKeys = ({ passkey }: { passkey: boolean }): boolean => passkey && known() !== null;

/** Nobody said yes: the window was closed, the time was over, the device has no key. */
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

/** The key that a device makes. */
export const makeKey = (options: string): Promise<unknown> => {
  const publicKey = known()?.parseCreationOptionsFromJSON(JSON.parse(options));
  return answered(publicKey && navigator.credentials.create({ publicKey }));
};

/** A device's answer by a key that it has. */
export const askKey = (options: string): Promise<unknown> => {
  const publicKey = known()?.parseRequestOptionsFromJSON(JSON.parse(options));
  return answered(publicKey && navigator.credentials.get({ publicKey }));
};
