/** The browser's one live stream, in a worker that all tabs share: it lives until the last of them is closed. */
import { Hub, type Request } from "./hub";

/** What TypeScript does not know of beside the types of a page. */
interface WorkerScope {
  /** The address of the stream. */
  name: string;
  onconnect: (event: MessageEvent) => void;
}

const scope = globalThis as unknown as WorkerScope;
const hub = new Hub(scope.name);
scope.onconnect = ({ ports: [port] }) => {
  if (!port) return;
  const take = hub.join((message) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<Request>) => take(data);
};
