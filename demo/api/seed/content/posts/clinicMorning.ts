import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const clinicMorning: SeedPost = {
  id: 5,
  text: {
    en: {
      title: 'A morning in the clinic',
      summary:
        'A Thursday in August, from nine to one: thirty-four people, one nurse, one blood pressure cuff, and an empty shelf where the iron tablets should be.',
      body: `<p>The clinic is two rooms beside the school, with a bench outside that holds nine people if they know each other. It is open on Tuesdays, Thursdays and Saturdays from nine to one. There is no doctor on these days. There is Sister Kamla Pundir, who has been a nurse for twenty-two years, and since July there is Pooja, who is learning from her.</p>
<p>I was asked to sit in a corner for one morning and write down what I saw, without names. This was Thursday 21 August.</p>
<h2>Nine o'clock</h2>
<p>Eleven people are waiting. The first is a man with a cough of five weeks. Sister Kamla asks about fever, weight and sweat at night, and writes a slip for the sputum test at the district hospital. The bus goes at eleven. She has already asked the driver to keep a seat. "If I only give him the slip," she says later, "he will put it in his pocket and be ashamed."</p>
<p>Then four people with high blood pressure who come every month. It takes six minutes each: cuff, tablets, a question about salt, a longer question about the daughter-in-law. One of them, a woman of seventy, stopped her tablets in March because she felt well. Nobody scolds her. Sister draws two lines on paper, one for when she took them and one for when she did not.</p>
<h2>Ten o'clock</h2>
<p>A boy of eight with a fish-hook in his thumb. He has walked down with it from the third hamlet, holding the hand up like a lamp. The hook comes out forwards, the way hooks do. He asks whether he may keep it.</p>
<p>A woman in her seventh month. Her blood is thin, she is tired, and she ought to take iron. This is where the morning goes wrong. The iron tablets have been finished since the 12th. The order was sent on 28 July. The supplier says that it is on the way, and it has been on the way for nine days. Sister gives her jaggery, roasted gram and a date to come back, and writes her name on the list of those who are to be called. There are fourteen names on that list now.</p>
<blockquote><p>A clinic without medicine is only a place where one learns the name of one's trouble.</p></blockquote>
<h2>Eleven o'clock</h2>
<p>Things happen together. A child with fever has to be cooled. A man wants a certificate saying he is unfit for work. He is fit, and does not get it. He is angry for a while on the bench and then stays to hold the baby of the woman beside him.</p>
<p>A porter comes with his knees. A young woman comes for nothing in particular, and waits until everybody else has gone in and out, and then asks whether she may speak with the door shut. I went outside for that. It took twenty-five minutes. Nobody on the bench complained.</p>
<h2>One o'clock</h2>
<p>The register for the morning:</p>
<ul>
<li>34 people seen, 21 of them women</li>
<li>9 for blood pressure or sugar, 7 for coughs and fevers, 5 for wounds and burns, 4 expecting a child, 9 for other things</li>
<li>3 sent to the district hospital, one with somebody to go along</li>
<li>2 put down for the eye doctor at the camp on the first Sunday of September</li>
<li>4 who should have had iron and did not</li>
</ul>
<p>Medicines given out that morning had cost ₹1,412. Nobody paid anything.</p>
<h2>What was changed afterwards</h2>
<p>The iron came on the 23rd. Since then the shelf has a red line at the height of six weeks' stock. When the boxes fall below it, the order is sent the same day, and not at the end of the month with all the others. It is so plain that one is embarrassed to write it down. It had not been done because the nurse is also the storekeeper, the clerk and the person who finds the bus driver.</p>
<p>Pooja now counts the shelf on Saturdays. She says that counting is the most restful part of her week.</p>`,
    },
  },
  author: { en: 'Girish Uniyal, accounts', hi: 'गिरीश उनियाल, लेखा' },
  picture: picture('blog-07'),
  publishedAt: '2025-08-27T07:00:00+05:30',
  tags: ['clinic', 'people'],
}
