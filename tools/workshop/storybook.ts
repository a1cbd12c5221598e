/** Storybook's program, and what it is always told: nobody hears of its use, and it asks nobody for newer versions. */
export const storybook = (command: 'build' | 'dev'): string[] => [
  'storybook',
  command,
  '--config-dir',
  'tools/workshop/config',
  '--disable-telemetry',
  ...(command === 'dev' ? ['--no-version-updates', '--no-open', '--host', '127.0.0.1'] : []),
]
