import { groupIndian } from '../../../../shared/money.ts'
import type { ProjectSearchTexts } from './en.ts'

export const hi: ProjectSearchTexts = {
  label: 'परियोजना खोजें',
  button: 'खोजें',
  clear: 'सभी परियोजनाएँ दिखाएँ',
  found: (count, words) =>
    count === 1 ? `“${words}” के लिए एक परियोजना मिली।` : `“${words}” के लिए ${groupIndian(count)} परियोजनाएँ मिलीं।`,
  firstOf: (listed, total) => `${groupIndian(total)} परियोजनाओं में से पहली ${listed}।`,
  firstListed: (listed) => `सूची में पहली ${listed} हैं।`,
}
