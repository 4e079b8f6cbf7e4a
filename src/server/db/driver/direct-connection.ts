/** How connections are opened that outlive a transaction: they wait as long as it takes, whatever the role's defaults say. */
import { connectTimeoutMs } from './connect-timeout.ts';

const CONNECT_TIMEOUT_MS = 5000;
const WITHOUT_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

type DirectConnection = { connectionString: string; connectionTimeoutMillis: number; options: string };

export function directConnection(url: string): DirectConnection {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs(url, CONNECT_TIMEOUT_MS),
    options: WITHOUT_LIMITS,
  };
}
