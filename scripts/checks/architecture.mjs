// The step "import rules" of `npm run check`.
import { projectRoot } from '../bootstrap/project.mjs';
import { runCommand, say } from '../bootstrap/terminal.mjs';
import { layoutProblems } from './folder-layout.mjs';
import { importProblems } from './import-rules.mjs';

await runCommand(async () => {
  const problems = [...layoutProblems(projectRoot), ...(await importProblems(projectRoot))];
  for (const problem of problems) say(problem);
  return problems.length > 0 ? 1 : 0;
});
