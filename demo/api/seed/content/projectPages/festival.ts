import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const festival: SeedProjectPage = {
  projectId: 8,
  summary: {
    en: 'Ten thousand clay lamps on eleven ghats on the night of Kartik Purnima, 24 November 2026. No loudspeakers, no fireworks.',
    hi: 'कार्तिक पूर्णिमा की रात, 24 नवंबर 2026 को, ग्यारह घाटों पर मिट्टी के दस हज़ार दीये। न लाउडस्पीकर, न आतिशबाज़ी।',
  },
  pictureAlt: picture('festival').alt,
  story: {
    en: `<p>The first Deep Utsav, in 2015, had a loudspeaker and rockets. In the morning there was burnt paper on the steps, and two cows had broken their ropes and gone up into the forest. It took three days to find them. Since then only lamps are lit, and people have learnt that on one night of the year one can hear the river.</p>
<p>This year Kartik Purnima falls on Tuesday, 24 November. The lamps are lit at a quarter to six, from the old bridge downwards, and the boats go past at about half past six with those who cannot manage the steps.</p>
<h2>Clay, oil and wicks</h2>
<p>The clay comes out of the river when it falls in September. Eighteen potter families make the lamps, about six hundred each, between field work and firing, and it carries them through two months. A lamp with oil and wick costs ₹10. Of this, ₹6 are the potter's. A lamp from a mould could be had for a quarter of that. It is not fired through and dissolves on the steps.</p>
<p>The wicks are twisted from cotton cuttings of the sewing room. Clay lamps stay on the steps, where they can be gathered. For the water there are small lamps of dough on a leaf, which the fish eat.</p>
<h2>The morning after</h2>
<p>At six the next day about thirty people pick the lamps up again. It takes three hours. Last year 9,240 of the ten thousand were found. They are washed and given to the houses of the seven hamlets for the next Diwali. What is left of the oil goes to the cow shelter.</p>
<p>The festival costs about ₹2,40,000, of which nearly half is the meal for all who come. What is given beyond that stays in its account for the next year.</p>`,
    hi: `<p>2015 के पहले दीप उत्सव में लाउडस्पीकर भी था और आतिशबाज़ी भी। सुबह सीढ़ियों पर जले हुए काग़ज़ थे और दो गायें रस्सी तुड़ाकर जंगल में चली गई थीं। उन्हें ढूँढ़ने में तीन दिन लगे। तब से केवल दीये जलते हैं, और लोगों ने जाना कि साल में एक रात नदी की आवाज़ भी सुनी जा सकती है।</p>
<p>इस वर्ष कार्तिक पूर्णिमा मंगलवार, 24 नवंबर को है। पौने छह बजे पुराने पुल से दीये जलने शुरू होंगे, और लगभग साढ़े छह बजे नावें उन लोगों को लेकर निकलेंगी जो सीढ़ियाँ नहीं उतर सकते।</p>
<h2>मिट्टी, तेल और बाती</h2>
<p>सितंबर में नदी उतरती है तो मिट्टी मिलती है। अठारह कुम्हार परिवार दीये बनाते हैं, हर घर लगभग छह सौ; खेती और भट्ठी के बीच यह दो महीने का सहारा है। तेल और बाती सहित एक दीया ₹10 का पड़ता है, जिसमें ₹6 कुम्हार के हैं। साँचे का दीया चौथाई दाम में मिल जाता है, पर वह पूरा पका नहीं होता और सीढ़ियों पर घुल जाता है।</p>
<p>बत्तियाँ सिलाई केंद्र की सूती कतरनों से बटी जाती हैं। मिट्टी के दीये सीढ़ियों पर ही रहते हैं, ताकि उठाए जा सकें। जल के लिए पत्ते पर रखे आटे के छोटे दीये होते हैं, जिन्हें मछलियाँ खा लेती हैं।</p>
<h2>अगली सुबह</h2>
<p>अगले दिन छह बजे लगभग तीस लोग दीये बटोरते हैं। तीन घंटे लगते हैं। पिछले साल दस हज़ार में से 9,240 मिले। वे धोकर सात टोलों के घरों में अगली दिवाली के लिए बाँट दिए जाते हैं। बचा हुआ तेल गौशाला में काम आता है।</p>
<p>उत्सव पर लगभग ₹2,40,000 ख़र्च होते हैं, जिनका लगभग आधा उस दिन आने वाले सबके भोजन का है। इससे अधिक मिला दान अगले वर्ष के लिए इसी खाते में रहता है।</p>`,
  },
  goal: 240000,
  opening: { raised: 192610, donors: 274 },
  gallery: [picture('festival'), picture('river-04'), picture('river-02')],
  gives: [
    {
      amount: 251,
      text: {
        en: 'Twenty-five lamps, with oil and wicks, and one rupee for luck.',
        hi: 'तेल-बाती सहित पच्चीस दीये, और एक रुपया शगुन का।',
      },
    },
    {
      amount: 1100,
      text: {
        en: 'One hundred and ten lamps: about three steps of a ghat, from wall to wall.',
        hi: 'एक सौ दस दीये: घाट की लगभग तीन सीढ़ियाँ, इस छोर से उस छोर तक।',
      },
    },
    {
      amount: 5100,
      text: {
        en: 'All the lamps of one of the smaller ghats.',
        hi: 'किसी एक छोटे घाट के सारे दीये।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Setting out the lamps', hi: 'दीये सजाना' },
      text: {
        en: 'On 24 November from noon: carry baskets, set out, fill with oil. Wicks come last.',
        hi: '24 नवंबर को दोपहर बारह बजे से: टोकरियाँ लाना, दीये सजाना, तेल भरना। बत्ती सबसे बाद में।',
      },
    },
    {
      title: { en: 'The morning after', hi: 'अगली सुबह' },
      text: {
        en: 'On 25 November at six: gather ten thousand lamps. There is tea from five.',
        hi: '25 नवंबर की सुबह छह बजे: दस हज़ार दीये बटोरना। चाय पाँच बजे से।',
      },
    },
  ],
  related: [5, 1, 10],
}
