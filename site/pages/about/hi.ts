import type { AboutTexts } from './en.ts'

export const hi: AboutTexts = {
  title: 'हमारे बारे में',
  text: 'हम कौन हैं, किन बातों पर टिके हैं, और इसके लिए कौन उत्तरदायी है।',
  contents: 'इस पेज पर',
  values: 'जिन बातों पर हम टिके हैं',
  timeline: 'साल-दर-साल',
  trustees: 'न्यासी',
  trusteesLead: 'न्यास के लिए यही उत्तरदायी हैं, और इसका कोई वेतन नहीं लेते।',
  empty: 'यहाँ अभी कुछ लिखा नहीं गया है।',
}
