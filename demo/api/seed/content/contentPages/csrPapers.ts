import { picture } from '../pictures.ts'
import type { SeedContentPage } from '../types.ts'

/** Second half of the page for companies: what they receive, our registrations, and the button for their own pages. */
export const csrPapers: SeedContentPage['sections'] = [
  {
    id: 'papers',
    title: { en: 'What you receive', hi: 'आपको क्या मिलता है' },
    body: {
      en: `<ul>
<li>A receipt on the day on which the money arrives</li>
<li>A report each quarter: what was planned, what was done, what was spent, with two or three pictures in which nobody is shown in need</li>
<li>A utilisation certificate, signed by our auditor, within sixty days of the end of the project or of the financial year</li>
<li>Bills and attendance lists, for as long as the law asks us to keep them, whenever your auditor wishes to see them</li>
<li>A visit on any ordinary day, for your people or for whomever you send to assess</li>
</ul>
<p>What is not spent by the end of the year is reported in the first week of April, so that you can deal with it in time. For a project of several years we agree on the yearly parts beforehand.</p>`,
      hi: `<ul>
<li>राशि आने के दिन ही रसीद</li>
<li>हर तिमाही रिपोर्ट: क्या सोचा था, क्या हुआ, कितना ख़र्च हुआ, और दो-तीन चित्र जिनमें किसी को दीन नहीं दिखाया जाता</li>
<li>परियोजना या वित्तीय वर्ष के अंत से साठ दिन के भीतर, हमारे लेखा परीक्षक के हस्ताक्षर वाला उपयोगिता प्रमाणपत्र</li>
<li>बिल और हाज़िरी की सूचियाँ, जब भी आपके लेखा परीक्षक देखना चाहें, उतने समय तक जितना क़ानून रखने को कहता है</li>
<li>किसी भी आम दिन आपके लोगों की, या मूल्यांकन के लिए भेजे गए व्यक्ति की यात्रा</li>
</ul>
<p>साल के अंत तक जो राशि ख़र्च न हुई हो, उसकी सूचना अप्रैल के पहले हफ़्ते में दी जाती है, ताकि आप समय पर निर्णय ले सकें। कई वर्षों की परियोजना में हर वर्ष का हिस्सा पहले से तय होता है।</p>`,
    },
    picture: picture('blog-06'),
  },
  {
    id: 'registrations',
    title: { en: 'Registrations', hi: 'पंजीकरण' },
    body: {
      en: `<p>The trust is registered for CSR (form CSR-1), under section 12AB and under 80G. Since 1 April 2026 the last two stand in sections 332 and 133 of the Income-tax Act, 2025. The numbers are part of our contact details and of the offline panel on the <a href="/donate">donation page</a>, where each can be copied. Certified copies are sent on request.</p>
<p>Foreign contributions cannot be accepted. If your company counts as a foreign source under the law, please ask us before you transfer anything.</p>`,
      hi: `<p>न्यास सीएसआर के लिए (फ़ॉर्म CSR-1) और धारा 12AB तथा 80G के अंतर्गत पंजीकृत है। 1 अप्रैल 2026 से अंतिम दोनों आयकर अधिनियम 2025 की धारा 332 और 133 में हैं। संख्याएँ संपर्क विवरण में और <a href="/donate">दान के पेज</a> पर दी गई हैं, जहाँ से उन्हें कॉपी किया जा सकता है। माँगने पर प्रमाणित प्रतियाँ भेजी जाती हैं।</p>
<p>विदेशी अंशदान हम नहीं ले सकते। यदि आपकी कंपनी क़ानून में विदेशी स्रोत मानी जाती हो, तो राशि भेजने से पहले कृपया पूछ लें।</p>`,
    },
  },
  {
    id: 'button',
    title: { en: 'The button on your own page', hi: 'आपके अपने पेज पर दान का बटन' },
    body: {
      en: `<p>Some companies let their staff and customers give along with them. For this there is a small button. Your webmaster pastes two lines, one script and one button, and the donation form opens on your page. The project may be set, so that every gift goes to the work that you support.</p>
<ul>
<li>It does not change how your page looks, and hardly how fast it loads; the form is fetched only when somebody wants to give.</li>
<li>Your page learns neither who gives nor their number, name or address. You may count the gifts if you wish.</li>
<li>Payment and receipt are between the giver and the trust. Nothing passes through your books.</li>
</ul>
<p>Before it works, we add your site's address to the list of those that may open the form. Write to the e-mail address for companies and name the page and the project. It takes a working day.</p>`,
      hi: `<p>कुछ कंपनियाँ चाहती हैं कि उनके कर्मचारी और ग्राहक भी साथ दें। इसके लिए एक छोटा-सा बटन है। आपके वेबमास्टर को दो पंक्तियाँ जोड़नी होती हैं, एक स्क्रिप्ट और एक बटन, और दान का फ़ॉर्म आपके ही पेज पर खुलता है। परियोजना पहले से तय की जा सकती है, ताकि हर दान उसी काम में लगे जिसमें आप सहयोग कर रहे हैं।</p>
<ul>
<li>इससे आपके पेज का रूप नहीं बदलता, और गति पर नाममात्र का असर पड़ता है; फ़ॉर्म तभी आता है जब कोई दान देना चाहे।</li>
<li>दान देने वाला कौन है, उसका नंबर, नाम या पता, यह आपके पेज को पता नहीं चलता। चाहें तो आप दानों की गिनती रख सकते हैं।</li>
<li>भुगतान और रसीद दाता और न्यास के बीच रहते हैं। आपकी बही से कुछ नहीं गुज़रता।</li>
</ul>
<p>इससे पहले हम आपकी साइट का पता उस सूची में जोड़ते हैं जिसे फ़ॉर्म खोलने की अनुमति है। कंपनियों वाले ई-मेल पते पर पेज और परियोजना का नाम लिख भेजिए। एक कार्यदिवस लगता है।</p>`,
    },
    picture: picture('banner-donation'),
  },
]
