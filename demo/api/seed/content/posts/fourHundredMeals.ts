import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const fourHundredMeals: SeedPost = {
  id: 1,
  text: {
    en: {
      title: 'How four hundred meals are cooked',
      summary:
        'From the first fire at four to the last plate at half past eight: one ordinary day in the kitchen, weighed and timed.',
      body: `<p>At ten minutes to four the only light in the ashram is a torch going down the kitchen steps. It belongs to Bishan Dutt, who has cooked here since 2005. He says good morning to the stove before he says it to anybody else. Then he lights it.</p>
<p>People ask how one cooks for four hundred. The honest answer is that nobody does. One cooks for one, very many times, and most of the work is done before anything is hot.</p>
<h2>What goes into the pots</h2>
<p>We weighed everything on the second Tuesday of May, a day without a festival and without rain. This is what the store gave out between four in the morning and six in the evening:</p>
<ul>
<li>48 kilos of rice, a little under two sacks</li>
<li>42 kilos of flour, which became about 1,150 rotis</li>
<li>24 kilos of dal, washed in three waters the evening before</li>
<li>75 kilos of vegetables: pumpkin at midday, potatoes with fenugreek in the evening</li>
<li>4 kilos of salt, oil and spices together, and 7 litres of milk from the cow shelter for the tea</li>
</ul>
<p>At midday 268 people sat down, 141 of them children from the school. In the evening there were 134. Together that makes 402 plates. On a festival it may be a thousand, and on a wet day in February it has been 190. The skill is in guessing by nine o'clock which of these days it will be.</p>
<h2>Nine people, four jobs</h2>
<p>Nine people are paid to work in the kitchen, five women and four men. Two stay at the fires, two knead and roll, two wash and cut, and three serve and scrub. Everybody changes places on the first of the month. The rule comes from Tara Devi, who began this kitchen in 1978. She held that whoever only stirs will forget how heavy the water is.</p>
<p>Guests help too. If you sit down near the flour before eight, somebody will hand you a rolling pin without asking your name. Your rotis will not be round. They are eaten all the same.</p>
<h2>The fires</h2>
<p>There are five stoves. Two burn wood, one burns dung cakes from the shelter and two burn gas. We would like to say that we use no gas, but it would not be true. When the wood is wet the rice on those two stoves is what saves the morning. In the last year we used 312 cylinders. Two winters ago it was 340. A new clay lining, which holds the heat better, made the difference.</p>
<h2>What goes wrong</h2>
<p>In April the dal burned. A pot of sixty litres caught at the bottom because two of us each thought the other was stirring. You cannot hide a burned dal. We gave it to nobody, put on khichdi, and served forty minutes late. The children thought it was a feast day, because khichdi is what they like.</p>
<p>We also used to throw away too much. In 2022 we began to weigh the bucket in which leftovers are collected, and wrote the number on the wall. It was 19 kilos a day. Now it is 6, and those 6 go to the cows. Nothing else was changed. People take less when somebody comes round with a second helping, and we come round three times.</p>
<blockquote><p>Nobody has ever thanked me for the salt. They only tell me when it is missing. That is how it should be.</p></blockquote>
<h2>The last plate</h2>
<p>The evening meal ends at half past eight. Everyone washes their own plate at the long trough, the big pots are scrubbed with ash, and the dal for tomorrow is set to soak. By half past nine the torch goes up the steps again.</p>
<p>If you come, sit where there is a gap. There is no table for important people. The floor is the same height everywhere.</p>`,
    },
  },
  author: {
    en: 'Bishan Dutt, head cook, written down by Hemlata Semwal',
    hi: 'बिशन दत्त, मुख्य रसोइया; शब्द: हेमलता सेमवाल',
  },
  picture: picture('blog-01'),
  publishedAt: '2024-06-18T07:00:00+05:30',
  tags: ['kitchen', 'people'],
}
