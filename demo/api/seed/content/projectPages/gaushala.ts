import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const gaushala: SeedProjectPage = {
  projectId: 2,
  summary: {
    en: 'Sixty-two cows, most of them found hurt or left behind, are kept here for their whole life and never sold.',
    hi: 'बासठ गायें, जिनमें अधिकतर घायल या बेसहारा मिली थीं, यहाँ जीवन भर रहती हैं और कभी बेची नहीं जातीं।',
  },
  pictureAlt: picture('gaushala').alt,
  story: {
    en: `<p>The shelter began in 1991 with three cows that had been tied to the ashram's gate in one winter. They gave no milk. Their owners were not cruel people. They had feed for two animals and owned three.</p>
<p>Today there are sixty-two. Each has a name, a page in a book and a place where she likes to stand. Five people look after them. Shanti Bisht, who has kept the shelter since 2004, knows every animal by its cough.</p>
<h2>How they come</h2>
<p>In the year to 31 March 2026 nine came: five from the road, two from a family that was moving away, one left at the gate at night, and one born here. Six died, four of them of old age. We write both numbers down, because a shelter in which nobody dies is not telling you something.</p>
<p>A hurt animal is first seen by the vet from the block, who comes on Wednesdays and whenever he is called. If a leg can be set it is set. If nothing can be done she is not left alone.</p>
<h2>What they need</h2>
<p>From the middle of June to the middle of December our terraces and the council forest give enough grass. In the other half of the year green fodder is bought and carried up, at ₹120 a day for each cow. With bran, medicine, wages and repairs, one cow costs a little over ₹3,600 a month on average over the year. The whole account of the year is in our <a href="/blog-details/11">journal</a>.</p>
<p>There is some milk, about eleven litres a day. The calves drink first, then infants in the village, then the tea in the kitchen. The dung becomes manure for the orchards of seven hamlets, and fuel.</p>
<p>What we have not solved is plastic. Bags blow down from the forest road, and a cow that smells salt in one will eat it. Since April 2026 the upper fence is walked every Monday, and what is found there is carried down and weighed.</p>`,
    hi: `<p>गौशाला 1991 में तीन गायों से शुरू हुई, जो एक ही जाड़े में आश्रम के फाटक पर बाँध दी गई थीं। वे दूध नहीं देती थीं। छोड़ने वाले निर्दयी नहीं थे। उनके पास दो पशुओं का चारा था और पशु तीन थे।</p>
<p>आज यहाँ बासठ गायें हैं। हर एक का नाम है, बही में एक पन्ना है और खड़े रहने की अपनी पसंद की जगह है। पाँच लोग उनकी देखभाल करते हैं। शांति बिष्ट 2004 से गौशाला सँभाल रही हैं और खाँसी सुनकर बता देती हैं कि कौन-सी गाय है।</p>
<h2>वे कैसे आती हैं</h2>
<p>31 मार्च 2026 तक के साल में नौ आईं: पाँच सड़क से, दो एक ऐसे परिवार से जो मैदान जा रहा था, एक रात में फाटक पर छोड़ी गई, और एक यहीं जन्मी। छह नहीं रहीं, जिनमें से चार की उम्र पूरी हो चुकी थी। हम दोनों आँकड़े लिखते हैं, क्योंकि जिस गौशाला में कभी कोई न मरे, वह कुछ छिपा रही है।</p>
<p>घायल पशु को पहले प्रखंड के पशु चिकित्सक देखते हैं, जो हर बुधवार को और बुलाने पर भी आते हैं। पैर जुड़ सकता हो तो जोड़ा जाता है। जब कुछ नहीं किया जा सकता, तब भी उसे अकेला नहीं छोड़ा जाता।</p>
<h2>उन्हें क्या चाहिए</h2>
<p>जून के मध्य से दिसंबर के मध्य तक अपने खेतों और वन पंचायत के जंगल से घास पूरी पड़ जाती है। बाक़ी आधे साल हरा चारा ख़रीदकर ऊपर लाया जाता है, एक गाय के लिए ₹120 रोज़। चोकर, दवा, वेतन और मरम्मत जोड़कर पूरे साल के औसत से एक गाय पर महीने में ₹3,600 से कुछ अधिक ख़र्च होता है। पूरे साल का हिसाब हमारी <a href="/blog-details/11">पत्रिका</a> में है।</p>
<p>दूध थोड़ा ही होता है, दिन का लगभग ग्यारह लीटर। पहले बछड़े पीते हैं, फिर गाँव के शिशु, फिर रसोई की चाय। गोबर सात टोलों के बाग़ों की खाद और ईंधन बनता है।</p>
<p>एक बात का हल अभी नहीं मिला है: प्लास्टिक। ऊपर के वन-मार्ग से थैलियाँ उड़कर आती हैं और नमक की गंध पाकर गाय उन्हें खा लेती है। अप्रैल 2026 से हर सोमवार ऊपर की बाड़ के साथ-साथ चलकर जो मिलता है, उसे नीचे लाया और तौला जाता है।</p>`,
  },
  goal: 2678400,
  opening: { raised: 1461600, donors: 612 },
  gallery: [picture('gaushala'), picture('kitchen-06'), picture('river-05')],
  gives: [
    {
      amount: 120,
      text: {
        en: "A day's green fodder for one cow, kept for the months in which the slopes are bare.",
        hi: 'एक गाय का एक दिन का हरा चारा, उन महीनों के लिए जब ढलानों पर घास नहीं होती।',
      },
    },
    {
      amount: 900,
      text: {
        en: 'A sack of bran, which the old cows need because they chew poorly.',
        hi: 'चोकर की एक बोरी, जो बूढ़ी गायों के लिए ज़रूरी है क्योंकि वे ठीक से चबा नहीं पातीं।',
      },
    },
    {
      amount: 1500,
      text: {
        en: 'A month of medicines and dressings for a hurt animal.',
        hi: 'एक घायल पशु की महीने भर की दवाइयाँ और मरहम-पट्टी।',
      },
    },
    {
      amount: 3600,
      text: {
        en: 'All that one cow needs for a month: fodder, bran, vet, wages and a roof.',
        hi: 'एक गाय का पूरे महीने का ख़र्च: चारा, चोकर, चिकित्सा, वेतन और छत।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Feeding and grooming', hi: 'चारा और सफ़ाई' },
      text: {
        en: 'Carry fodder, fill the troughs, brush those who like it. Mornings from six or afternoons from four.',
        hi: 'चारा डालना, हौदी भरना और जिन्हें अच्छा लगे उनकी मालिश करना। सुबह छह बजे से या शाम चार बजे से।',
      },
    },
    {
      title: { en: 'Vet’s day', hi: 'चिकित्सक के साथ' },
      text: {
        en: 'On Wednesdays help to hold, note and dress wounds. For students of veterinary science and steady hands.',
        hi: 'बुधवार को पशु को थामने, लिखने और पट्टी करने में मदद। पशु चिकित्सा के विद्यार्थियों और धीरज वालों के लिए।',
      },
    },
  ],
  related: [7, 1, 5],
}
