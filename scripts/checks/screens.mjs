// The step "endpoints and their screens" of `npm run check`.
import { projectRoot } from '../bootstrap/project.mjs';
import { runCommand, say } from '../bootstrap/terminal.mjs';
import { endpointProblems } from './endpoint-screens.mjs';

await runCommand(async () => {
  const problems = await endpointProblems(projectRoot);
  for (const problem of problems) say(problem);
  return problems.length > 0 ? 1 : 0;
});
