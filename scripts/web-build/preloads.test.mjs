import { expect, test } from 'vitest';
import { filesOfScreens } from './preloads.mjs';

const MANIFEST = {
  '_shared.js': { file: 'assets/shared.js', name: 'shared', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  'home-screen.tsx': { file: 'assets/home.js', name: 'home-screen', imports: ['_shared.js', '_react.js'] },
};

test('a screen brings everything it imports, each file once', () => {
  expect(filesOfScreens(MANIFEST)('react', 'home-screen')).toEqual([
    'assets/react.js',
    'assets/home.js',
    'assets/shared.js',
  ]);
});

test('a screen that has no file of its own stops the build', () => {
  expect(() => filesOfScreens(MANIFEST)('payments-screen')).toThrow('payments-screen is no file of its own');
});
