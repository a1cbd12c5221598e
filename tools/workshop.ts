/** `npm run workshop`: every screen and state alone, with hot reload. `npm run workshop -- pictures` writes a picture of each instead. */
import { endWithNpm } from '../demo/stack/endWithNpm.ts'
import { runTool } from './check/runCommand.ts'
import { writePictures } from './workshop/writePictures.ts'
import { storybook } from './workshop/storybook.ts'

endWithNpm()
if (process.argv[2] === 'pictures') await writePictures(process.argv.slice(3))
else {
  const [program = '', ...told] = storybook('dev')
  const { code } = await runTool(program, [...told, '--port', process.env['WORKSHOP_PORT'] || '4306'], true)
  process.exitCode = code
}
