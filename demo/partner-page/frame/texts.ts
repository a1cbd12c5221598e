/** The catalogues of the pages for page owners, by language. */
import { en as findingsEn } from '../../../shared/embed/en.ts'
import type { FindingTexts } from '../../../shared/embed/findings.ts'
import { hi as findingsHi } from '../../../shared/embed/hi.ts'
import type { Language } from '../../../shared/languages.ts'
import { type ConfiguratorTexts, en as configuratorEn } from '../configurator/en.ts'
import { hi as configuratorHi } from '../configurator/hi.ts'
import { type DoctorTexts, en as doctorEn } from '../doctor/en.ts'
import { hi as doctorHi } from '../doctor/hi.ts'

export const configuratorTexts: Record<Language, ConfiguratorTexts> = { en: configuratorEn, hi: configuratorHi }

export const doctorTexts: Record<Language, DoctorTexts> = { en: doctorEn, hi: doctorHi }

export const findingTexts: Record<Language, FindingTexts> = { en: findingsEn, hi: findingsHi }

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
