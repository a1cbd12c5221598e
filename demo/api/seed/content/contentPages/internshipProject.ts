import { picture } from '../pictures.ts'
import type { SeedContentPage } from '../types.ts'
import { internshipQuestions } from './internshipQuestions.ts'

export const internshipProject: SeedContentPage = {
  page: 'internship-project',
  title: { en: 'Internship programme', hi: 'इंटर्नशिप कार्यक्रम' },
  lead: {
    en: 'Six months beside people who know their trade: accounts, nursing assistance, forest and river, or cooking for many. With a stipend, a room and a certificate that employers here accept.',
    hi: 'अपना काम जानने वालों के साथ छह महीने: लेखा, रोगी सेवा, वन और नदी, या सामूहिक रसोई। साथ में वृत्ति, रहने की जगह और ऐसा प्रमाणपत्र जिसे यहाँ के नियोक्ता मानते हैं।',
  },
  sections: [
    {
      id: 'for-whom',
      title: { en: 'For whom', hi: 'किनके लिए' },
      body: {
        en: `<p>For young people between 18 and 25 from hill villages, who have finished class ten and would like to live from their work without leaving for good. You need no marks above a certain line and no recommendation. You should be able to read and write Hindi, and to get up early.</p>
<p>Twelve are taken each year, three for each kind of work. Where a group has women in it, there are at least two of them. We look first at those who have had the fewest chances, and say so openly.</p>`,
        hi: `<p>पहाड़ के गाँवों के 18 से 25 वर्ष के उन युवाओं के लिए जो दसवीं पूरी कर चुके हैं और घर हमेशा के लिए छोड़े बिना अपने काम से जीना चाहते हैं। न अंकों की कोई सीमा है, न सिफ़ारिश चाहिए। हिन्दी पढ़ना-लिखना और सुबह जल्दी उठना आना चाहिए।</p>
<p>हर साल बारह लोग लिए जाते हैं, हर काम में तीन। जिस टोली में महिला हो, उसमें कम से कम दो महिलाएँ होती हैं। पहले उन्हें देखा जाता है जिन्हें अवसर सबसे कम मिले हैं। यह हम खुलकर कहते हैं।</p>`,
      },
      picture: picture('internship'),
    },
    {
      id: 'work',
      title: { en: 'What interns do', hi: 'क्या काम होता है' },
      body: {
        en: `<h3>Accounts</h3>
<p>Cash book, bills, stock, bank; from October the yearly statement. With Girish Uniyal, first by pencil and then on the computer.</p>
<h3>Nursing assistance</h3>
<p>Three clinic mornings a week and the monthly camp: blood pressure, dressings, records, hygiene, first aid. With Sister Kamla Pundir.</p>
<h3>Forest and river</h3>
<p>Nursery, planting in July, the count in October, springs, and the river gauge each morning. With Ramesh Dobhal.</p>
<h3>Cooking for many</h3>
<p>Stores, cutting, dough, fires, hygiene rules, and costing a plate. With Bishan Dutt. It begins with onions.</p>`,
        hi: `<h3>लेखा</h3>
<p>रोकड़ बही, बिल, भंडार, बैंक; अक्टूबर से वार्षिक विवरण। गिरीश उनियाल के साथ, पहले पेंसिल से, फिर कंप्यूटर पर।</p>
<h3>रोगी सेवा</h3>
<p>हफ़्ते में तीन सुबह क्लिनिक और मासिक शिविर: रक्तचाप, पट्टी, अभिलेख, स्वच्छता, प्राथमिक उपचार। सिस्टर कमला पुंडीर के साथ।</p>
<h3>वन और नदी</h3>
<p>पौधशाला, जुलाई की रोपाई, अक्टूबर की गिनती, जलस्रोत, और हर सुबह नदी का जलस्तर। रमेश डोभाल के साथ।</p>
<h3>सामूहिक रसोई</h3>
<p>भंडार, कटाई, आटा, चूल्हा, स्वच्छता के नियम, और थाली का हिसाब। बिशन दत्त के साथ। शुरुआत प्याज़ से होती है।</p>`,
      },
      picture: picture('kitchen-02'),
    },
    {
      id: 'stipend',
      title: { en: 'Stipend and lodging', hi: 'वृत्ति और आवास' },
      body: {
        en: `<p>You get ₹7,000 a month, paid on the first into an account in your own name, and ₹6,500 worth of board and lodging. Lessons, books and the examination are paid for. That makes the ₹15,000 which we ask donors for, and there is nothing else to pay.</p>
<p>You live two to a room. Sundays are free except for the first of the month, when the camp needs everybody. There are nine days of leave, and you may go home for a funeral or a harvest without using them.</p>`,
        hi: `<p>आपको महीने के ₹7,000 मिलते हैं, पहली तारीख़ को, आपके अपने खाते में; और लगभग ₹6,500 का रहना-खाना। पढ़ाई, किताबें और परीक्षा का ख़र्च न्यास देता है। यही वे ₹15,000 हैं जो हम दाताओं से माँगते हैं। आपको और कुछ नहीं देना होता।</p>
<p>एक कमरे में दो लोग रहते हैं। रविवार की छुट्टी होती है, पर महीने के पहले रविवार को नहीं, क्योंकि शिविर में सबकी ज़रूरत होती है। नौ दिन का अवकाश है; घर में किसी की मृत्यु पर या फ़सल के समय घर जाना उसमें नहीं गिना जाता।</p>`,
      },
      picture: picture('river-07'),
    },
    {
      id: 'apply',
      title: { en: 'How to apply', hi: 'आवेदन कैसे करें' },
      body: {
        en: `<ol>
<li>Write us a page in your own words by 30 April: who you are, which work you would like, and what you have already done with your hands. Hindi or English, by post or through the <a href="/contact">contact page</a>.</li>
<li>In May we invite thirty people for two days. You work, eat and sleep here, and see whether you like us. The journey is paid.</li>
<li>By 31 May everyone has an answer. Those who are not taken get a reason.</li>
<li>The six months begin on 1 July.</li>
</ol>`,
        hi: `<ol>
<li>30 अप्रैल तक अपने शब्दों में एक पन्ना लिखिए: आप कौन हैं, कौन-सा काम सीखना चाहते हैं, और अपने हाथों से अब तक क्या किया है। हिन्दी या अंग्रेज़ी में, डाक से या <a href="/contact">संपर्क पेज</a> से।</li>
<li>मई में हम तीस लोगों को दो दिन के लिए बुलाते हैं। आप यहाँ काम कीजिए, खाइए, रहिए, और देखिए कि हम आपको कैसे लगते हैं। आने-जाने का किराया मिलता है।</li>
<li>31 मई तक सबको उत्तर मिल जाता है। जिनका चयन नहीं होता, उन्हें कारण बताया जाता है।</li>
<li>कार्यक्रम 1 जुलाई से शुरू होता है।</li>
</ol>`,
      },
      picture: picture('school-05'),
    },
  ],
  facts: [
    { label: { en: 'Places', hi: 'स्थान' }, value: { en: '12 a year', hi: 'साल में 12' } },
    {
      label: { en: 'Duration', hi: 'अवधि' },
      value: { en: 'Six months, 1 July to 31 December', hi: 'छह महीने, 1 जुलाई से 31 दिसंबर' },
    },
    { label: { en: 'Age', hi: 'आयु' }, value: { en: '18 to 25', hi: '18 से 25 वर्ष' } },
    { label: { en: 'Stipend', hi: 'वृत्ति' }, value: { en: '₹7,000 a month', hi: '₹7,000 महीना' } },
    { label: { en: 'Apply by', hi: 'आवेदन की तिथि' }, value: { en: '30 April', hi: '30 अप्रैल तक' } },
    {
      label: { en: 'Interns of 2025', hi: '2025 के प्रशिक्षु' },
      value: { en: '10 of 12 found work near home', hi: '12 में से 10 को घर के पास काम मिला' },
    },
  ],
  projectId: 9,
  questions: internshipQuestions,
}
