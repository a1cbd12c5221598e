import type { Language } from '../../../shared/languages.ts'

const en = {
  trust: 'Kinara Seva Nyas',
  skip: 'To the content',
  foot: 'An invented trust. These pages run on the demo’s partner server; no money moves.',
  copy: 'Copy',
  copied: 'Copied',
}

const hi: typeof en = {
  trust: 'किनारा सेवा न्यास',
  skip: 'मुख्य भाग पर जाएँ',
  foot: 'यह न्यास काल्पनिक है। ये पेज डेमो के साझेदार सर्वर पर चलते हैं; असली पैसों का लेनदेन नहीं होता।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
}

export const frameTexts: Record<Language, typeof en> = { en, hi }
