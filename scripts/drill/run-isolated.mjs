// The drill has a network, mounts and processes of its own: whatever it starts or breaks ends with it.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, onEndRequest, run } from '../bootstrap/child-process.mjs';
import { projectRoot } from '../bootstrap/project.mjs';
import { Stop } from '../bootstrap/terminal.mjs';
import { buildServer } from '../launch/server-build.mjs';
import { buildWeb } from '../launch/web-build.mjs';
import { ensurePackages } from './packages.mjs';

const isolated = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** The first process of a process space takes in what nobody waits for: a shell does, and hands the exit code on. */
const firstProcess = '"$0" "$@" & wait $!';

/** @param {string[]} scenarios none: all @returns {Promise<number>} the exit code */
export async function drill(scenarios) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Stop('The drill makes machines out of network namespaces: run it as root on Linux.');
  await ensurePackages();
  await buildServer();
  await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-drill-'));
  try {
    // Several users work below it.
    chmodSync(folder, 0o755);
    const certificate = await makeCertificate(folder);
    const command = [process.execPath, 'bench/drill/run-drill.ts', folder, ...scenarios];
    const child = spawn('unshare', [...isolated, 'bash', '-c', firstProcess, ...command], {
      cwd: projectRoot,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      stdio: 'inherit',
    });
    onEndRequest(() => child.kill('SIGKILL'));
    return await ended(child);
  } finally {
    if (!process.env.DRILL_KEEP) rmSync(folder, { recursive: true, force: true });
  }
}

/** For HAProxy of the third machine, where the drill's buyers knock. @param {string} folder */
async function makeCertificate(folder) {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'selvedge.pem'].map((name) =>
    join(folder, name),
  );
  const made = await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=drill'],
    ...['-addext', 'subjectAltName=IP:10.0.0.13', '-keyout', `${key}`, '-out', `${certificate}`],
  ]);
  const joined = await run('sh', ['-c', 'cat "$1" "$2" > "$3"', 'sh', `${certificate}`, `${key}`, `${both}`]);
  if (made.code + joined.code !== 0) throw new Stop(`${made.output}\nNo certificate could be made.`);
  return `${certificate}`;
}
