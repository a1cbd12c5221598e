import type { SeedProject } from '../seedProject.ts'

export const riverbank: SeedProject = {
  id: 5,
  slug: 'riverbank',
  donationType: 'flexible',
  title: { en: 'Clean Ghats', hi: 'स्वच्छ घाट' },
  description: {
    en: '<p>Every morning at six, a dozen people with baskets and rakes clean the eleven ghats of our town, from the old bridge to the bathing steps below the temple. In the last year they carried away nine tonnes of plastic, cloth and flowers.</p><p>The flowers become incense and compost. The work pays a daily wage to twelve families, most of whom used to gather scrap.</p>',
    hi: '<p>हर सुबह छह बजे टोकरियाँ और पंजे लेकर बारह लोग हमारे क़स्बे के ग्यारह घाटों की सफ़ाई में लग जाते हैं, पुराने पुल से मंदिर के नीचे की स्नान-सीढ़ियों तक। पिछले एक साल में उन्होंने नौ टन प्लास्टिक, कपड़ा और फूल हटाए।</p><p>फूलों से अगरबत्ती और खाद बनती है। इस काम से बारह परिवारों को रोज़ की मज़दूरी मिलती है, जिनमें से अधिकतर पहले कबाड़ बीनते थे।</p>',
  },
  purposes: [
    { en: 'Daily cleaning of the ghats', hi: 'घाटों की रोज़ की सफ़ाई' },
    { en: 'Bins and waste sorting', hi: 'कूड़ेदान और कचरे की छँटाई' },
    { en: 'Wages of the cleaners', hi: 'सफ़ाई साथियों का मेहनताना' },
  ],
  suggestions: [
    { amount: 450, label: { en: 'A day of one cleaner', hi: 'एक साथी का एक दिन का मेहनताना' } },
    { amount: 1500, label: { en: 'Rakes, gloves and baskets for three', hi: 'तीन लोगों के लिए पंजे, दस्ताने और टोकरियाँ' } },
    { amount: 5400, label: { en: 'One morning on all eleven ghats', hi: 'सभी ग्यारह घाटों पर एक सुबह की सफ़ाई' } },
  ],
}
