// `npm run translations`: what is missing in each language, and what changed in English since it was translated.
// `npm run translations -- --done <file …>` notes that these translations say what the English says today.
// `--check` is the step of `npm run check`: what is half translated fails, and anything missing in an offered language.
import { prepareProject, projectRoot } from './bootstrap/project.mjs';
import { runCommand } from './bootstrap/terminal.mjs';

await runCommand(async () => {
  await prepareProject();
  const { noteAsDone, reportAll, reportProblems } = await import('./translations/commands.mjs');
  const [command, ...files] = process.argv.slice(2);
  if (command === '--done') return noteAsDone(projectRoot, files);
  if (command === '--check') return reportProblems(projectRoot);
  return reportAll(projectRoot, command);
});
