import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const beforeTheLamps: SeedPost = {
  id: 14,
  text: {
    en: {
      title: 'Before the lamps are lit',
      summary:
        'Kartik Purnima falls on 24 November this year. What is being made ready on the ghats, and how to come, if you wish to come.',
      body: `<p>On the night of Tuesday, 24 November, ten thousand lamps will be lit on our eleven ghats. The clay came out of the river in September. It has been soaked, trodden, turned, dried and burnt since then by eighteen families of potters, and last Friday the baskets began to come down to the school on people's backs. The hall smells of straw.</p>
<p>This is a note for those who think of coming, and for those who would like to know what is done with the money that is given for it.</p>
<h2>What is being made ready</h2>
<ul>
<li>10,600 lamps, counted as they arrive. So far 212 are broken, which is fewer than last year, because they now travel in rice straw and not in newspaper.</li>
<li>200 litres of mustard oil, in the cow shelter's clean cans.</li>
<li>Wicks, from cotton cuttings of the sewing room. The girls of class seven twist them during the story hour.</li>
<li>Six boats, with a rail on each for people who are not steady on their feet.</li>
</ul>
<p>Last year it rained for twenty minutes at the worst moment, and the wicks drank it. Saraswati Devi of the potters' hamlet had been telling us for four years to lay the wicks in only at the end. This year they stay in a tin until half past five.</p>
<h2>What it costs</h2>
<p>The festival costs about ₹2,40,000. A lamp with its oil and wick comes to ₹10, which makes ₹1,00,000 for all of them. ₹1,12,000 goes into prasad and a meal for everyone who is there, some two thousand plates, simpler than on other days. The boats, the ropes and the people who clean up the next morning cost ₹28,000. By 15 November ₹1,92,610 had been given. If more comes than is needed, it stays in the festival's account for the next year.</p>
<h2>If you come</h2>
<p>Please come by bus. There is no place to put a car below the bus stand, and on that evening there is none above it either. The last bus up leaves the railhead at one in the afternoon. A bus waits until ten that night to take people back down.</p>
<p>Wear wool. It will be about six degrees by the water. Bring a torch for the steps, and switch it off when you have sat down.</p>
<p>The lamps are lit at a quarter to six, all at once, from the old bridge downwards. There is no loudspeaker, no music and no fireworks. At about half past six the boats go past. Then people sit, some for an hour, some for the night. The kitchen serves from half past seven.</p>
<p>Please do not float a clay lamp on the water. It is a beautiful sight for a minute, and after that it is clay, oil and soot among the fish. Leave it on the step where it burns. For the water there are small lamps of dough on a leaf, with ghee and no oil, and the fish are glad of them. They are handed out at the third ghat. Children are the best at explaining this to grown-ups.</p>
<blockquote><p>We light them so that we can see one another. The river knows its way in the dark.</p></blockquote>
<h2>If you cannot come</h2>
<p>Somebody will light a lamp for you if you ask. Write a name with your gift, and it will be read out at the third ghat before the lighting, together with the others. Last year there were 231 names, and it took nine minutes. An old man who had come for his wife's name stayed to hear all of them. He said that it would have been rude to leave in the middle.</p>
<h2>The next morning</h2>
<p>At six on Wednesday the lamps are gathered up again. It takes three hours and needs about thirty people. Of everything that can be done at this festival, this is what we most need hands for, and fewest people know of it. There is tea from five. Those who have once picked up a thousand lamps in the cold, with the mist coming off the water, tend to come back for that, and no longer for the evening.</p>`,
    },
  },
  author: { en: 'Vasudha Bhatt, managing trustee', hi: 'वसुधा भट्ट, प्रबंध न्यासी' },
  picture: picture('festival'),
  publishedAt: '2026-11-16T07:00:00+05:30',
  tags: ['festival', 'river'],
}
