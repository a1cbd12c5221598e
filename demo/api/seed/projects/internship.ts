import type { SeedProject } from '../seedProject.ts'

export const internship: SeedProject = {
  id: 9,
  slug: 'internship',
  donationType: 'fixed',
  baseAmount: 15000,
  title: { en: 'Internship programme', hi: 'इंटर्नशिप कार्यक्रम' },
  description: {
    en: '<p>Twelve young people from hill villages spend six months with us each year, learning accounts, nursing assistance, forestry or cooking for many, beside those who do it daily.</p><p>₹15,000 carries one intern for one month: board and lodging, a stipend to send home and the fee of the certificate examination. Of last year’s twelve, ten found work within walking distance of home.</p>',
    hi: '<p>हर साल पहाड़ के गाँवों के बारह युवा छह महीने हमारे साथ रहते हैं और काम करने वालों के साथ रहकर ही लेखा, रोगी सेवा, वानिकी या सामूहिक रसोई का काम सीखते हैं।</p><p>₹15,000 में एक युवा का एक महीना चलता है: रहना-खाना, घर भेजने के लिए वृत्ति और प्रमाणपत्र परीक्षा की फ़ीस। पिछले साल के बारह में से दस को घर के पास ही काम मिल गया।</p>',
  },
  purposes: [
    { en: 'Stipend and lodging', hi: 'वृत्ति और आवास' },
    { en: 'Training and examinations', hi: 'प्रशिक्षण और परीक्षाएँ' },
  ],
}
