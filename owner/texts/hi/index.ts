import type { captions as englishCaptions, frame as english } from '../en/index.ts'
export { findingTexts } from '../../../shared/texts/hi/findings.ts'
export { configurator } from './configurator.ts'
export { doctor } from './doctor.ts'

/** Hindi around the pages for page owners. */
export const frame: typeof english = {
  trust: 'किनारा सेवा न्यास',
  skip: 'मुख्य भाग पर जाएँ',
  foot: 'यह न्यास काल्पनिक है। ये पेज डेमो के साझेदार सर्वर पर चलते हैं; असली पैसों का लेनदेन नहीं होता।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
}

export const captions: typeof englishCaptions = {
  any: 'दान करें',
  amount: (rupees) => `${rupees} दान करें`,
}
