import type { SeedDashboard } from './types.ts'

/** The financial year 2025-26; ₹2,40,00,000 in all. The journal and the project pages keep to the same numbers. */
export const dashboard: SeedDashboard = {
  asOf: '2026-03-31',
  year: '2025-26',
  impact: [
    { key: 'meals', value: 152000, label: { en: 'meals served', hi: 'भोजन की थालियाँ परोसी गईं' } },
    { key: 'pupils', value: 158, label: { en: 'children in the school', hi: 'बच्चे स्कूल में' } },
    { key: 'cows', value: 62, label: { en: 'cows in the shelter', hi: 'गायें गौशाला में' } },
    {
      key: 'patients',
      value: 8240,
      label: { en: 'visits to clinic and camps', hi: 'बार क्लिनिक और शिविरों में जाँच' },
    },
    { key: 'trees', value: 384, label: { en: 'trees planted', hi: 'पेड़ लगाए गए' } },
    {
      key: 'waste',
      value: 9,
      label: { en: 'of waste carried off the ghats', hi: 'कचरा घाटों से हटाया गया' },
      unit: { en: 'tonnes', hi: 'टन' },
    },
    { key: 'interns', value: 12, label: { en: 'interns for six months', hi: 'प्रशिक्षु छह महीने के लिए' } },
    {
      key: 'machines',
      value: 41,
      label: { en: 'women trained in sewing since 2018', hi: 'महिलाओं ने 2018 से सिलाई सीखी' },
    },
  ],
  spending: [
    { key: 'kitchen', label: { en: 'Open kitchen', hi: 'खुली रसोई' }, percent: 38, amount: 9120000 },
    { key: 'school', label: { en: 'School', hi: 'स्कूल' }, percent: 15, amount: 3600000 },
    { key: 'cows', label: { en: 'Cow shelter', hi: 'गौशाला' }, percent: 11, amount: 2640000 },
    {
      key: 'health',
      label: { en: 'Clinic and medical camps', hi: 'क्लिनिक और चिकित्सा शिविर' },
      percent: 10,
      amount: 2400000,
    },
    { key: 'ghats', label: { en: 'Clean ghats', hi: 'स्वच्छ घाट' }, percent: 9, amount: 2160000 },
    {
      key: 'training',
      label: { en: 'Internships and Ashayein', hi: 'इंटर्नशिप और आशाएँ' },
      percent: 6,
      amount: 1440000,
    },
    {
      key: 'administration',
      label: { en: 'Administration, audit and upkeep', hi: 'प्रबंध, ऑडिट और रखरखाव' },
      percent: 6,
      amount: 1440000,
    },
    { key: 'forest', label: { en: 'Trees', hi: 'पेड़' }, percent: 4, amount: 960000 },
    { key: 'festival', label: { en: 'Deep Utsav', hi: 'दीप उत्सव' }, percent: 1, amount: 240000 },
  ],
  source: {
    en: 'Audited accounts of the trust for 2025-26, as of 31 March 2026. The yoga hall has a building fund of its own and is not in these figures.',
    hi: 'न्यास का 2025-26 का ऑडिट किया हुआ हिसाब, 31 मार्च 2026 तक। योग भवन का कोष अलग है और इन आँकड़ों में नहीं है।',
  },
}
