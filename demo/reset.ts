/** `npm run reset`: empties the data folder, unless a running demo has locked it. */
import { existsSync } from 'node:fs'
import { emptyData } from './stack/emptyData.ts'
import { explain } from './stack/explain.ts'
import { dataDir } from './stack/places.ts'

if (!existsSync(dataDir)) {
  console.log('There is no data yet: nothing to empty.')
} else {
  try {
    await emptyData(dataDir)
    console.log('The data of the demo is gone; the next start makes it anew.')
  } catch (error) {
    console.error(`Not emptied. ${explain(error)}`)
    process.exitCode = 1
  }
}
