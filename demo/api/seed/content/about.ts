import { picture } from './pictures.ts'
import { timeline } from './timeline.ts'
import type { SeedAbout } from './types.ts'

export const about: SeedAbout = {
  title: { en: 'A fire that was not put out', hi: 'एक चूल्हा, जो बुझाया नहीं गया' },
  body: {
    en: `<p>In the second week of August 1978 the river took the footbridge. A hundred and thirty people were left on this bank with what they carried: pilgrims on their way up, porters on their way down, a wedding party without a bride. It rained for nine days.</p>
<p>Tara Devi was a widow who sold tea by the ghat. She had a tin roof, two pots and a sack and a half of rice. Haridatt, a schoolmaster from the bazaar, had a lantern and could count. She cooked, and he saw to it that everyone got the same. When the rice was finished, people from the hamlets came down with what they had. Nobody wrote down who gave what.</p>
<p>On the tenth day a rope was brought across, and the stranded went their ways. But there is always somebody at a river who has not eaten. On 12 December 1978 Tara Devi, Haridatt and seven others put their names, and two of them their thumbs, to a deed of trust. It is a page and a half long. Its first sentence says that whoever sits down is to be fed.</p>
<h2>How the rest came</h2>
<p>Nothing here was planned, and most of it began with somebody at the door. Children waited in the kitchen while their parents carried loads, so Masterji taught them. That was the school. Three cows were tied to the gate in one winter. That was the shelter. A doctor on holiday was asked to look at a cough. That was the clinic.</p>
<p>Tara Devi cooked until a week before she died in 2003. Masterji had gone in 1996. Neither wished to have a statue. There is a kitchen and a school.</p>
<h2>What we are today</h2>
<p>Kinara Seva Nyas is a public charitable trust. Six trustees answer for it. They serve without pay, for five years at a time, and none may serve more than twice without a pause. Seventy-four people are employed, sixty-eight of them from this valley. The highest wage is a little over four times the lowest.</p>
<p>The books are audited each year, and the summary stands in this site: what was done, what it cost, and what went wrong. We keep an emergency reserve for years in which the river rises. We own the land we stand on, two jeeps, and a great many pots.</p>
<p>We ask nobody about faith. There is a small temple at the water, and there are evening lamps. You may come to them, or sit somewhere else and look at the river.</p>`,
    hi: `<p>अगस्त 1978 के दूसरे हफ़्ते में नदी पैदल पुल बहा ले गई। इस पार एक सौ तीस लोग रह गए, और उनके पास उतना ही था जितना वे उठाए हुए थे: ऊपर जाते तीर्थयात्री, नीचे उतरते कुली, और एक बारात जिसकी दुल्हन उस पार थी। नौ दिन बारिश होती रही।</p>
<p>तारा देवी घाट पर चाय बेचती थीं। विधवा थीं। उनके पास टीन की एक छत थी, दो बर्तन थे और डेढ़ बोरी चावल था। बाज़ार के अध्यापक हरिदत्त जी के पास एक लालटेन थी, और वे गिनना जानते थे। वे पकाती थीं, और मास्टर जी देखते थे कि सबको बराबर मिले। चावल ख़त्म हुआ, तो टोलों के लोग जो घर में था लेकर उतर आए। किसने क्या दिया, यह किसी ने नहीं लिखा।</p>
<p>दसवें दिन रस्सी पार पहुँची और सब अपने-अपने रास्ते गए। पर नदी किनारे कोई-न-कोई ऐसा रहता ही है जिसने खाया न हो। 12 दिसंबर 1978 को तारा देवी, हरिदत्त जी और सात और लोगों ने न्यास-पत्र पर हस्ताक्षर किए, जिनमें दो ने अँगूठा लगाया। वह डेढ़ पन्ने का है। उसका पहला वाक्य कहता है कि जो बैठ जाए, उसे भोजन मिले।</p>
<h2>बाक़ी सब कैसे हुआ</h2>
<p>यहाँ कुछ भी योजना से नहीं हुआ। लगभग हर काम किसी के दरवाज़े पर आने से शुरू हुआ। माता-पिता बोझ ढोते थे और बच्चे रसोई में राह देखते थे, तो मास्टर जी उन्हें पढ़ाने लगे। वही स्कूल बना। एक जाड़े में तीन गायें फाटक पर बँधी मिलीं। वही गौशाला बनी। छुट्टी पर आई एक डॉक्टर से किसी की खाँसी देखने को कहा गया। वही क्लिनिक बना।</p>
<p>तारा देवी 2003 में अपने जाने से एक हफ़्ता पहले तक रसोई सँभालती रहीं। मास्टर जी 1996 में जा चुके थे। दोनों अपनी मूर्ति नहीं चाहते थे। इसलिए मूर्ति नहीं है। रसोई है और स्कूल है।</p>
<h2>आज हम क्या हैं</h2>
<p>किनारा सेवा न्यास एक सार्वजनिक धर्मार्थ न्यास है। छह न्यासी इसके लिए उत्तरदायी हैं। वे बिना वेतन, पाँच-पाँच वर्ष के लिए सेवा करते हैं, और लगातार दो बार से अधिक कोई नहीं रहता। चौहत्तर लोग वेतन पर काम करते हैं, जिनमें अड़सठ इसी घाटी के हैं। सबसे बड़ा वेतन सबसे छोटे वेतन के चार गुने से कुछ ही अधिक है।</p>
<p>हर साल हिसाब का ऑडिट होता है और उसका सार इसी साइट पर रहता है: क्या हुआ, कितना ख़र्च हुआ और कहाँ चूक हुई। जिन बरसों में नदी चढ़ती है, उनके लिए एक आपात कोष है। हमारे पास यह ज़मीन है, दो जीपें हैं और बहुत सारे बर्तन हैं।</p>
<p>हम किसी से उसकी आस्था नहीं पूछते। पानी के पास एक छोटा-सा मंदिर है और साँझ को दीये जलते हैं। आप उसमें आइए, या कहीं और बैठकर नदी को देखिए।</p>`,
  },
  values: [
    {
      title: { en: 'One floor', hi: 'एक ही फ़र्श' },
      text: {
        en: 'Everyone sits on the same ground and eats from the same pots, giver and guest.',
        hi: 'देने वाला हो या अतिथि, सब एक ही ज़मीन पर बैठते हैं और एक ही बर्तन से खाते हैं।',
      },
    },
    {
      title: { en: 'Ask for no reason', hi: 'कारण नहीं पूछना' },
      text: {
        en: 'Whoever is hungry is hungry. We ask neither where somebody comes from nor why.',
        hi: 'जो भूखा है, वह भूखा है। हम न यह पूछते हैं कि कहाँ से आए, न यह कि क्यों आए।',
      },
    },
    {
      title: { en: 'Say what it cost', hi: 'ख़र्च बताना' },
      text: {
        en: 'Every amount on these pages has a date and a source. What failed is written down too.',
        hi: 'इन पन्नों की हर राशि के साथ तारीख़ और स्रोत है। जो सफल नहीं हुआ, वह भी लिखा है।',
      },
    },
    {
      title: { en: 'Leave the bank as it was', hi: 'किनारा जैसा था, वैसा रहे' },
      text: {
        en: 'The river was here first. What we take from it we ask for, and what we drop we pick up.',
        hi: 'नदी हमसे पहले से है। उससे जो लेते हैं, पूछकर लेते हैं; जो गिर जाए, उठा लेते हैं।',
      },
    },
  ],
  timeline,
  picture: picture('banner-about'),
}
