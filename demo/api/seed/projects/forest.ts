import type { SeedProject } from '../seedProject.ts'

export const forest: SeedProject = {
  id: 7,
  slug: 'forest',
  donationType: 'fixed',
  baseAmount: 2500,
  title: { en: 'A tree by the river', hi: 'नदी किनारे एक पेड़' },
  description: {
    en: '<p>The slopes above the river slide a little every monsoon since the oaks were cut. With the village forest council we plant banj oak, walnut and bhimal, which hold the soil and the springs.</p><p>₹2,500 raises one sapling in the nursery, plants it, fences it against goats and waters it through three summers. Of those planted five years ago, eight in ten stand.</p>',
    hi: '<p>जब से बाँज के पेड़ कटे हैं, नदी के ऊपर की ढलानें हर बरसात में थोड़ी-थोड़ी खिसकती हैं। गाँव की वन पंचायत के साथ मिलकर हम बाँज, अखरोट और भीमल के पौधे लगाते हैं, जो मिट्टी को बाँधते हैं और सोतों को सूखने नहीं देते।</p><p>₹2,500 में एक पौधा नर्सरी में तैयार होता है, रोपा जाता है, बकरियों से बचाने के लिए घेरा जाता है और तीन गर्मियों तक सींचा जाता है। पाँच साल पहले लगाए गए पौधों में से दस में आठ आज भी खड़े हैं।</p>',
  },
  purposes: [
    { en: 'Planting and care for three years', hi: 'रोपाई और तीन साल की देखभाल' },
    { en: 'In memory of a loved one', hi: 'किसी प्रियजन की स्मृति में' },
    { en: 'Birth of a child', hi: 'संतान के जन्म पर' },
  ],
}
