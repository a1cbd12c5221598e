import type { AboutTexts } from './en.ts'

export const hi: AboutTexts = {
  title: 'हमारे बारे में',
  text: 'हम कौन हैं, हमारे मूल्य क्या हैं, और ज़िम्मेदारी किसकी है।',
  contents: 'इस पेज पर',
  values: 'हमारे मूल्य',
  timeline: 'साल-दर-साल',
  trustees: 'न्यासी',
  trusteesLead: 'न्यास की ज़िम्मेदारी इन्हीं की है। ये कोई वेतन नहीं लेते।',
  empty: 'यह पेज अभी ख़ाली है।',
}
