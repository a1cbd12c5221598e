import { picture } from '../pictures.ts'
import type { SeedContentPage } from '../types.ts'
import { csrPapers } from './csrPapers.ts'
import { csrQuestions } from './csrQuestions.ts'

export const csrSupport: SeedContentPage = {
  page: 'csr-support',
  title: { en: 'For companies', hi: 'कंपनियों के लिए' },
  lead: {
    en: 'A company can carry a piece of this work under its CSR policy. You choose the piece, we agree on what it costs and how it is counted, and you receive the papers that your board and your auditor need.',
    hi: 'कोई कंपनी अपनी सीएसआर नीति के अंतर्गत इस काम का एक हिस्सा उठा सकती है। हिस्सा आप चुनें; ख़र्च और गिनती का तरीक़ा मिलकर तय हो; और आपके निदेशक मंडल तथा लेखा परीक्षक को जो काग़ज़ चाहिए, वे हम देते हैं।',
  },
  sections: [
    {
      id: 'steps',
      title: { en: 'How it goes', hi: 'पाँच क़दम' },
      body: {
        en: `<ol>
<li><strong>A conversation.</strong> Half an hour by telephone. You say what your policy names and how much you think of; we say what is needed. If we do not fit, we name others in the district.</li>
<li><strong>A visit, or a video call.</strong> Please come on an ordinary day, and not for a function.</li>
<li><strong>A page of plan.</strong> What is done, where, by when, what it costs line by line, and by which number one will see whether it worked. Your committee decides on that page.</li>
<li><strong>Agreement and transfer.</strong> By bank, in one part or several. The money has an account head of its own in our books from the first day.</li>
<li><strong>Reports.</strong> Each quarter two pages with figures, and a final one with the auditor's certificate. If something goes wrong you hear it when we do.</li>
</ol>
<p>From the first call to the transfer it has taken between five weeks and four months. The longer part was never on our side of the river.</p>`,
        hi: `<ol>
<li><strong>बातचीत।</strong> फ़ोन पर आधा घंटा। आप बताइए कि आपकी नीति में क्या है और कितना सोचा है; हम बताएँगे कि ज़रूरत क्या है। बात न बैठे, तो हम ज़िले की दूसरी संस्थाओं के नाम देते हैं।</li>
<li><strong>मुलाक़ात, या वीडियो पर बात।</strong> कृपया किसी आम दिन आइए, समारोह के दिन नहीं।</li>
<li><strong>एक पन्ने की योजना।</strong> क्या होगा, कहाँ, कब तक, किस मद में कितना लगेगा, और किस संख्या से दिखेगा कि काम हुआ। आपकी समिति उसी पन्ने पर निर्णय ले।</li>
<li><strong>अनुबंध और राशि।</strong> बैंक से, एक बार में या किस्तों में। हमारी बही में पहले दिन से उसकी अपनी मद होती है।</li>
<li><strong>रिपोर्ट।</strong> हर तिमाही आँकड़ों के साथ दो पन्ने, और अंत में लेखा परीक्षक के प्रमाणपत्र सहित अंतिम रिपोर्ट। कुछ बिगड़े, तो जब हमें पता चलेगा, तभी आपको भी।</li>
</ol>
<p>पहली बातचीत से राशि आने तक पाँच हफ़्ते से चार महीने लगे हैं। ज़्यादा समय नदी के इस पार कभी नहीं लगा।</p>`,
      },
      picture: picture('banner-csr'),
    },
    {
      id: 'areas',
      title: { en: 'What may be supported', hi: 'किन कामों में सहयोग हो सकता है' },
      body: {
        en: `<p>Schedule VII of the Companies Act, 2013 lists the areas that count. In plain words, and with our work beside them:</p>
<table><thead><tr><th>Area</th><th>Our work</th><th>For example</th></tr></thead><tbody>
<tr><td>Hunger, poverty, health, sanitation</td><td>Open kitchen, clinic and medical camp</td><td>A year of the monthly camps</td></tr>
<tr><td>Education and vocational skills</td><td>School, internships</td><td>Three interns from July to December: ₹2,70,000</td></tr>
<tr><td>Women, and the elderly</td><td>Ashayein</td><td>Two groups of the course, machines included</td></tr>
<tr><td>Environment and animal welfare</td><td>Trees, clean ghats, cow shelter</td><td>120 trees, three summers: ₹3,00,000</td></tr>
<tr><td>Rural development</td><td>Paths, springs, the school's water</td><td>By estimate</td></tr>
<tr><td>Disaster relief</td><td>Emergency reserve for the monsoon</td><td>By agreement</td></tr>
</tbody></table>
<p>We do not offer the festival of lamps or the temple for CSR. They are dear to us, but they are not what the Schedule means.</p>`,
        hi: `<p>कंपनी अधिनियम 2013 की अनुसूची VII बताती है कि कौन-से क्षेत्र सीएसआर में गिने जाते हैं। सरल शब्दों में, हमारे काम के साथ:</p>
<table><thead><tr><th>क्षेत्र</th><th>हमारा काम</th><th>उदाहरण</th></tr></thead><tbody>
<tr><td>भूख, ग़रीबी, स्वास्थ्य, स्वच्छता</td><td>खुली रसोई, क्लिनिक और चिकित्सा शिविर</td><td>साल भर के मासिक शिविर</td></tr>
<tr><td>शिक्षा और व्यावसायिक कौशल</td><td>स्कूल, इंटर्नशिप</td><td>तीन प्रशिक्षु, जुलाई से दिसंबर: ₹2,70,000</td></tr>
<tr><td>महिलाएँ और बुज़ुर्ग</td><td>आशाएँ</td><td>प्रशिक्षण की दो टोलियाँ, मशीनों सहित</td></tr>
<tr><td>पर्यावरण और पशु कल्याण</td><td>पेड़, स्वच्छ घाट, गौशाला</td><td>120 पेड़, तीन गर्मियाँ: ₹3,00,000</td></tr>
<tr><td>ग्रामीण विकास</td><td>रास्ते, सोते, स्कूल का पानी</td><td>अनुमान के अनुसार</td></tr>
<tr><td>आपदा राहत</td><td>बरसात के लिए आपात कोष</td><td>अनुबंध के अनुसार</td></tr>
</tbody></table>
<p>दीप उत्सव और मंदिर के लिए हम सीएसआर राशि नहीं लेते। वे हमें प्रिय हैं, पर अनुसूची का आशय वह नहीं है।</p>`,
      },
    },
    ...csrPapers,
  ],
  facts: [
    {
      label: { en: 'Registrations', hi: 'पंजीकरण' },
      value: {
        en: 'CSR-1, 12AB and 80G; numbers in the contact details',
        hi: 'CSR-1, 12AB और 80G; संख्याएँ संपर्क विवरण में',
      },
    },
    {
      label: { en: 'Administration', hi: 'प्रबंध व्यय' },
      value: {
        en: '6\u00a0% in 2025-26; at most 5\u00a0% of a CSR project',
        hi: '2025-26 में 6\u00a0%; सीएसआर परियोजना में अधिकतम 5\u00a0%',
      },
    },
    {
      label: { en: 'Reports', hi: 'रिपोर्ट' },
      value: { en: 'Quarterly, with figures', hi: 'हर तिमाही, आँकड़ों के साथ' },
    },
    {
      label: { en: 'Smallest agreement', hi: 'सबसे छोटा अनुबंध' },
      value: { en: '₹1,00,000; smaller gifts need no agreement', hi: '₹1,00,000; छोटे दान के लिए अनुबंध नहीं चाहिए' },
    },
  ],
  questions: csrQuestions,
}
