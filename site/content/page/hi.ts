import type { ContentPageTexts } from './en.ts'

export const hi: ContentPageTexts = {
  facts: 'एक नज़र में',
  questions: 'अक्सर पूछा जाता है',
  empty: 'यह पेज अभी ख़ाली है। कृपया हमें लिखिए या फ़ोन कीजिए, हम ख़ुशी से बताएँगे।',
  ask: 'हमें लिखिए',
  gives: 'आपके दान से क्या होता है',
  givesLead: (project) => `नीचे की हर राशि “${project}” के लिए है। आप कोई और राशि भी दे सकते हैं।`,
  amount: 'राशि',
  effect: 'उससे क्या होता है',
  give: 'दान दें',
  giveAmount: (amount) => `${amount} का दान दें`,
  choose: 'चुनें',
  chooseFor: (effect) => `चुनें: ${effect}`,
  giveTo: (project) => `${project} के लिए दान दें`,
  hands: 'सेवा से जुड़िए',
  handsLead: 'आप अपने समय से भी मदद कर सकते हैं।',
  offer: 'अपना समय दीजिए',
}
