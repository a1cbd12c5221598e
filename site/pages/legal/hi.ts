import type { LegalTexts } from './en.ts'

export const hi: LegalTexts = {
  privacy: 'निजता नीति',
  terms: 'नियम और शर्तें',
  both: 'निजता और नियम',
  privacyLead: 'हम आपके बारे में क्या रखते हैं, क्यों, कितने समय तक, और आप हमसे क्या माँग सकते हैं।',
  termsLead: 'दान देते समय, यह साइट देखते समय या खाता बनाते समय क्या लागू होता है।',
  updated: (day) => `${day} से लागू`,
}
