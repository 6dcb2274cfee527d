/** SharedWorker with the browser's live stream for all tabs. The browser ends it after the last tab is closed. */
import { Hub, type HubRequest } from "./hub";

/** Fields of the worker's global scope, which TypeScript's types of a page do not include. */
interface WorkerScope {
  /** The URL of the stream, which pages pass as the worker's name. */
  name: string;
  onconnect: (event: MessageEvent) => void;
}

const scope = globalThis as unknown as WorkerScope;
const hub = new Hub(scope.name);
scope.onconnect = ({ ports: [port] }) => {
  if (!port) return;
  const take = hub.join((message) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<HubRequest>) => take(data);
};
