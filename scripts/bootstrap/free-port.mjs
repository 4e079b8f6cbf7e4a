// Whether a TCP port can be listened on, and which one can.
import { createServer } from 'node:net';

/**
 * @param {number} port 0 asks the system for a free one
 * @param {string} host
 * @returns {Promise<number | undefined>} the port, or nothing when it is taken
 */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ problem) => {
      if (problem.code === 'EADDRINUSE') resolve(undefined);
      else reject(problem);
    });
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** @param {number} port @param {string} host */
export async function isPortFree(port, host) {
  return (await tryPort(port, host)) !== undefined;
}

/** @param {number} [preferred] taken when it is free, so that addresses stay the same between starts */
export async function freePort(preferred = 0) {
  return (await tryPort(preferred, '127.0.0.1')) ?? (await tryPort(0, '127.0.0.1')) ?? 0;
}
