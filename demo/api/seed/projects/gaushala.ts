import type { SeedProject } from '../seedProject.ts'

export const gaushala: SeedProject = {
  id: 2,
  slug: 'gaushala',
  donationType: 'item',
  title: { en: 'Gaushala, the cow shelter', hi: 'गौशाला' },
  description: {
    en: '<p>Sixty-two cows live in the shelter above the river, most of them found on the road, hurt or too old to give milk. They are kept for their whole life and never sold.</p><p>What little milk there is goes to the kitchen and to infants of the village. The dung becomes manure for the orchards and fuel for the kitchen fires.</p>',
    hi: '<p>नदी के ऊपर बनी गौशाला में बासठ गायें रहती हैं। इनमें से अधिकतर सड़क पर घायल मिली थीं या दूध न देने के कारण छोड़ दी गई थीं। यहाँ वे जीवन भर रहती हैं और कभी बेची नहीं जातीं।</p><p>जो थोड़ा-सा दूध होता है, वह रसोई और गाँव के शिशुओं के काम आता है। गोबर से बाग़ों के लिए खाद और रसोई के लिए ईंधन बनता है।</p>',
  },
  purposes: [
    { en: 'Care of the cows', hi: 'गौ सेवा' },
    { en: 'Treatment of hurt cattle', hi: 'घायल गोवंश का उपचार' },
    { en: 'In memory of a loved one', hi: 'किसी प्रियजन की स्मृति में' },
  ],
  items: [
    {
      slug: 'item-fodder',
      price: 120,
      unit: { en: 'per day', hi: 'प्रति दिन' },
      title: { en: "A day's green fodder for one cow", hi: 'एक गाय का एक दिन का हरा चारा' },
    },
    {
      slug: 'item-bran',
      price: 900,
      unit: { en: 'per sack', hi: 'प्रति बोरी' },
      title: { en: 'A sack of bran', hi: 'चोकर की एक बोरी' },
    },
    {
      slug: 'item-medicine',
      price: 1500,
      unit: { en: 'per month', hi: 'प्रति माह' },
      title: { en: 'Medicines for a month', hi: 'एक महीने की दवाइयाँ' },
    },
    {
      slug: 'item-cow',
      price: 3600,
      unit: { en: 'per month', hi: 'प्रति माह' },
      title: { en: 'Care of one cow for a month', hi: 'एक गाय की एक महीने की देखभाल' },
    },
  ],
}
