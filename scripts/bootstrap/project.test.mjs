import { expect, test } from 'vitest';
import { missingPackages } from './project.mjs';

const lock = {
  '': {},
  'node_modules/fastify': { version: '5.12.7' },
  'node_modules/vite': { version: '8.3.5', dev: true },
  'node_modules/@img/sharp-linux-x64': { version: '0.35.5', optional: true },
};

test('a product that is built already needs no package it is built or tested with', () => {
  const present = { 'node_modules/fastify': { version: '5.12.7' } };
  expect(missingPackages(lock, present, 'runtime')).toEqual([]);
  expect(missingPackages(lock, present, 'everything')).toEqual(['node_modules/vite']);
});

test('a package of another version counts as missing', () => {
  const present = { 'node_modules/fastify': { version: '5.0.0' } };
  expect(missingPackages(lock, present, 'runtime')).toEqual(['node_modules/fastify']);
});
