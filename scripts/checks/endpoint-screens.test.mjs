import { expect, test } from 'vitest';
import { problemsOf } from './endpoint-screens.mjs';

const module = '#contract/staff/papers.ts';
const endpoints = [{ module, name: 'listPapers' }];
const noScreen = [`listPapers (${module}) is called by no screen: build it, or name it as machine-only`];

/** @param {string[]} screens */
const problems = (...screens) => problemsOf(endpoints, screens, {});

test('an endpoint that nobody calls is told', () => {
  expect(problems()).toEqual(noScreen);
});

test.each([
  [
    'only its type is read',
    `import type { listPapers } from '${module}';\ntype A = Reply<typeof listPapers>;`,
  ],
  ['its type is read from its value', `import { listPapers } from '${module}';\ntype A = typeof listPapers;`],
  ['somebody asks who may call it', `import { listPapers } from '${module}';\nuseMay(listPapers);`],
  ['another module exports the name', `import { listPapers } from '#contract/other.ts';\ncall(listPapers);`],
  ['it is a word of a comment', `import { listPapers } from '${module}';\n// as listPapers did`],
])('it is no call when %s', (_, source) => {
  expect(problems(source)).toEqual(noScreen);
});

test.each([
  ['by name', `import {\n  type A,\n  listPapers,\n} from '${module}';\ncall(listPapers, {});`],
  ['by another name', `import { listPapers as read } from '${module}';\ncall(read, {});`],
  ['through its module', `import * as papers from '${module}';\ncall(papers.listPapers, {});`],
  ['when it is needed', `const { listPapers: read } = await import('${module}');\ncall(read, {});`],
])('it is called %s', (_, source) => {
  expect(problems(source)).toEqual([]);
});

test('the lists hold nothing that has a screen, and nothing that is gone', () => {
  const calling = `import { listPapers } from '${module}';\ncall(listPapers, {});`;
  expect(problemsOf(endpoints, [], { listPapers: 'a machine' })).toEqual([]);
  expect(problemsOf(endpoints, [calling], { listPapers: 'a machine' })).toEqual([
    'listPapers has a screen: take it off the list',
  ]);
  expect(problemsOf(endpoints, [calling], { readPapers: 'a machine' })).toEqual([
    'readPapers is listed, but there is no such endpoint',
  ]);
});
