import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const medicalCamp: SeedProjectPage = {
  projectId: 4,
  summary: {
    en: 'A free clinic on three mornings a week, and a camp with four doctors on the first Sunday of every month.',
    hi: 'हफ़्ते में तीन सुबह निःशुल्क क्लिनिक, और हर महीने के पहले रविवार को चार डॉक्टरों का शिविर।',
  },
  pictureAlt: picture('medical-camp').alt,
  story: {
    en: `<p>The district hospital is two hours away by bus, when there is a bus. In 1999 a physician who had come to spend a quiet week by the river was asked to look at a child, then at the child's grandmother, and did not have a quiet week. She came back the next month with a colleague. That was the first camp.</p>
<p>Since then it has been held on the first Sunday of every month, with two gaps: the snow of January 2014, and four months in 2020.</p>
<h2>Camp and clinic</h2>
<p>Two physicians, an eye doctor and a dentist come up on the Saturday evening bus. The school hall is cleared of desks, or in dry months an awning is put up by the river. Before dark between two hundred and three hundred people have been seen. Dr Ira Kothiyal, one of our trustees, reads through every sheet of the day before she goes to bed.</p>
<p>Between the camps Sister Kamla Pundir keeps the clinic open: Tuesdays, Thursdays and Saturdays, from nine to one. She looks after blood pressure, sugar, wounds, coughs and expectant mothers, and knows when to send somebody on. A <a href="/blog-details/5">morning with her</a> is described in our journal.</p>
<h2>The year in numbers</h2>
<p>From April 2025 to March 2026 the clinic saw 5,300 visits and the twelve camps 2,940. That is 8,240 together. 412 pairs of spectacles were given, and 46 people had a cataract operated at the district hospital. Somebody from the ashram went with each of them and stayed until they were home.</p>
<p>Four operations did not bring back the sight that was hoped for. In August the iron tablets were out of stock for eleven days, because they had been ordered too late. Both are in the yearly report. The first can happen. The second must not, and the shelf now has a red line at six weeks' stock.</p>`,
    hi: `<p>ज़िला अस्पताल बस से दो घंटे दूर है, जब बस मिले। 1999 में एक चिकित्सक कुछ शांत दिन बिताने नदी किनारे आई थीं। उनसे एक बच्चे को देखने को कहा गया, फिर बच्चे की दादी को, और शांत दिन धरे रह गए। अगले महीने वे अपने एक साथी को लेकर लौटीं। वही पहला शिविर था।</p>
<p>तब से हर महीने के पहले रविवार को शिविर लगता है। केवल दो बार रुका: जनवरी 2014 की बर्फ़ में, और 2020 में चार महीने।</p>
<h2>शिविर और क्लिनिक</h2>
<p>दो चिकित्सक, एक नेत्र चिकित्सक और एक दंत चिकित्सक शनिवार शाम की बस से आते हैं। स्कूल के सभागार से डेस्कें हटा दी जाती हैं, या सूखे महीनों में नदी किनारे शामियाना लगता है। साँझ तक दो-तीन सौ लोगों की जाँच हो जाती है। हमारी न्यासी डॉ. इरा कोठियाल सोने से पहले दिन भर की हर पर्ची पढ़ती हैं।</p>
<p>शिविरों के बीच सिस्टर कमला पुंडीर क्लिनिक चलाती हैं: मंगलवार, गुरुवार और शनिवार, सुबह नौ से एक बजे तक। रक्तचाप, शुगर, घाव, खाँसी और गर्भवती महिलाओं की देखभाल वही करती हैं, और जानती हैं कि किसे आगे भेजना है।</p>
<h2>साल के आँकड़े</h2>
<p>अप्रैल 2025 से मार्च 2026 तक क्लिनिक में 5,300 और बारह शिविरों में 2,940 बार लोगों को देखा गया, कुल 8,240। 412 चश्मे दिए गए और 46 लोगों के मोतियाबिंद का ऑपरेशन ज़िला अस्पताल में हुआ। हर एक के साथ आश्रम से कोई गया और घर लौटने तक साथ रहा।</p>
<p>चार ऑपरेशनों से उतनी रोशनी नहीं लौटी जितनी आशा थी। अगस्त में ग्यारह दिन आयरन की गोलियाँ नहीं थीं, क्योंकि मँगाने में देर हुई। दोनों बातें वार्षिक रिपोर्ट में लिखी हैं। पहली बात हो सकती है। दूसरी नहीं होनी चाहिए, इसलिए अब अलमारी पर छह हफ़्ते के भंडार की लाल रेखा है।</p>`,
  },
  goal: 2500000,
  opening: { raised: 1186500, donors: 431 },
  gallery: [picture('medical-camp'), picture('river-06'), picture('school-08')],
  gives: [
    {
      amount: 500,
      text: {
        en: 'The medicines that one patient takes home from the camp.',
        hi: 'वे दवाइयाँ जो शिविर से एक रोगी घर ले जाता है।',
      },
    },
    {
      amount: 1000,
      text: {
        en: 'Four pairs of spectacles, measured by the eye doctor and ready in a fortnight.',
        hi: 'चार लोगों के चश्मे, नेत्र चिकित्सक की जाँच से, पंद्रह दिन में तैयार।',
      },
    },
    {
      amount: 2500,
      text: {
        en: 'Blood tests for ten people: sugar, haemoglobin, kidneys.',
        hi: 'दस लोगों की रक्त जाँच: शुगर, हीमोग्लोबिन और गुर्दे।',
      },
    },
    {
      amount: 6500,
      text: {
        en: 'A cataract operation, with the journey and somebody to sit beside the bed.',
        hi: 'मोतियाबिंद का एक ऑपरेशन, आने-जाने और साथ रहने वाले के ख़र्च सहित।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Doctors and dentists', hi: 'चिकित्सक और दंत चिकित्सक' },
      text: {
        en: 'One Sunday, or one every few months. We send the bus ticket, and there is a bed and a meal. Registration is checked.',
        hi: 'एक रविवार, या कुछ महीनों में एक। बस का टिकट हम भेजते हैं; रहने और भोजन की व्यवस्था है। पंजीकरण देखा जाता है।',
      },
    },
    {
      title: { en: 'Camp desk', hi: 'शिविर की मेज़' },
      text: {
        en: 'Write down names, lead people to the right queue, read out prescriptions to those who cannot read.',
        hi: 'नाम लिखना, सही क़तार तक पहुँचाना और जो पढ़ नहीं सकते उन्हें पर्ची पढ़कर समझाना।',
      },
    },
    {
      title: { en: 'Companion to the hospital', hi: 'अस्पताल के साथी' },
      text: {
        en: 'Travel with a patient to the district hospital and stay with them until they are home. It may take three days.',
        hi: 'रोगी के साथ ज़िला अस्पताल जाना और घर लौटने तक साथ रहना। तीन दिन लग सकते हैं।',
      },
    },
  ],
  related: [1, 9, 5],
}
