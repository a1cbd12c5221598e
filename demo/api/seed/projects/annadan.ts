import type { SeedProject } from '../seedProject.ts'

export const annadan: SeedProject = {
  id: 1,
  slug: 'annadan',
  donationType: 'item',
  title: { en: 'Annadan, the open kitchen', hi: 'अन्नदान: खुली रसोई' },
  description: {
    en: '<p>The ashram kitchen lights its fires at four in the morning and serves dal, rice, rotis and one vegetable from the hills to whoever sits down, twice a day, every day of the year.</p><p>On an ordinary day some four hundred people eat: pilgrims, porters from the bus stand, the children of the village school and the old people who live by the river. Nobody is asked who they are or where they come from.</p>',
    hi: '<p>आश्रम की रसोई में चूल्हे भोर के चार बजे जल उठते हैं। साल के हर दिन, दोनों समय, जो भी पंगत में बैठ जाए उसे दाल, चावल, रोटी और पहाड़ की एक ताज़ी सब्ज़ी परोसी जाती है।</p><p>आम दिनों में लगभग चार सौ लोग भोजन करते हैं: तीर्थयात्री, बस अड्डे के कुली, गाँव के स्कूल के बच्चे और नदी किनारे रहने वाले बुज़ुर्ग। किसी से नहीं पूछा जाता कि वह कौन है और कहाँ से आया है।</p>',
  },
  purposes: [
    { en: 'Where it is needed most', hi: 'जहाँ सबसे अधिक आवश्यकता हो' },
    { en: 'In memory of a loved one', hi: 'किसी प्रियजन की स्मृति में' },
    { en: 'Birthday or anniversary', hi: 'जन्मदिन या वर्षगाँठ' },
    { en: 'Meals for the school children', hi: 'स्कूल के बच्चों का भोजन' },
  ],
  items: [
    {
      slug: 'item-meal',
      price: 60,
      unit: { en: 'per meal', hi: 'प्रति थाली' },
      title: { en: 'A meal for one', hi: 'एक व्यक्ति का भोजन' },
    },
    {
      slug: 'item-meals-family',
      price: 300,
      unit: { en: 'per family', hi: 'प्रति परिवार' },
      title: { en: 'Meals for a family of five', hi: 'पाँच लोगों के परिवार का भोजन' },
    },
    {
      slug: 'item-rice',
      price: 1250,
      unit: { en: 'per sack', hi: 'प्रति बोरी' },
      title: { en: 'A sack of rice, 25 kg', hi: 'चावल की एक बोरी, 25 किलो' },
    },
    {
      slug: 'item-feast',
      price: 9500,
      unit: { en: 'per day', hi: 'प्रति दिन' },
      title: { en: "A day's meal for the whole school", hi: 'पूरे स्कूल का एक दिन का भोजन' },
    },
  ],
}
