import type { SeedProject } from '../seedProject.ts'

export const medicalCamp: SeedProject = {
  id: 4,
  slug: 'medical-camp',
  donationType: 'flexible',
  title: { en: 'Medical camp', hi: 'चिकित्सा शिविर' },
  description: {
    en: '<p>On the first Sunday of every month the school hall becomes a clinic. Two physicians, an eye doctor and a dentist come up from the plains, and between two hundred and three hundred people are seen before dark.</p><p>Tests, medicines and spectacles are free. Those who need an operation are taken to the district hospital, and somebody stays with them until they are home.</p>',
    hi: '<p>हर महीने के पहले रविवार को स्कूल का सभागार अस्पताल बन जाता है। मैदान से दो चिकित्सक, एक नेत्र चिकित्सक और एक दंत चिकित्सक आते हैं, और साँझ होने तक दो-तीन सौ लोगों की जाँच हो जाती है।</p><p>जाँच, दवाइयाँ और चश्मे निःशुल्क हैं। जिन्हें ऑपरेशन की ज़रूरत होती है, उन्हें ज़िला अस्पताल ले जाया जाता है और उनके घर लौटने तक कोई-न-कोई साथ रहता है।</p>',
  },
  purposes: [
    { en: 'Medicines', hi: 'दवाइयाँ' },
    { en: 'Eye care and cataract operations', hi: 'नेत्र चिकित्सा और मोतियाबिंद के ऑपरेशन' },
    { en: 'Mothers and infants', hi: 'माताएँ और शिशु' },
    { en: 'Where it is needed most', hi: 'जहाँ सबसे अधिक आवश्यकता हो' },
  ],
  suggestions: [
    { amount: 500, label: { en: 'Medicines for one patient', hi: 'एक रोगी की दवाइयाँ' } },
    { amount: 1000, label: { en: 'Four pairs of spectacles', hi: 'चार लोगों के चश्मे' } },
    { amount: 2500, label: { en: 'Blood tests for ten people', hi: 'दस लोगों की रक्त जाँच' } },
    { amount: 6500, label: { en: 'A cataract operation', hi: 'मोतियाबिंद का एक ऑपरेशन' } },
  ],
}
