// `npm run sbom -- [file]`: what the product is made of, as CycloneDX; to the terminal unless a file is named.
import { writeFileSync } from 'node:fs';
import { runCommand, say } from './bootstrap/terminal.mjs';
import { billOfMaterials } from './operations/bill-of-materials.mjs';

await runCommand(async () => {
  const text = `${JSON.stringify(billOfMaterials(), null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(file, text);
  if (file) say(file);
  else process.stdout.write(text);
});
