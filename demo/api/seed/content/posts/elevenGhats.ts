import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const elevenGhats: SeedPost = {
  id: 13,
  text: {
    en: {
      title: 'Nine tonnes, one basket at a time',
      summary:
        'We weigh what is picked up from the eleven ghats. What the scales say after a year, who does the work, and the bins that made things worse.',
      body: `<p>The scales hang from a beam behind the school. Every morning at about half past eight, twelve people bring their baskets there, and somebody writes three numbers into a book: plastic, cloth, flowers. We started the book in April 2025 because we were tired of saying "a lot".</p>
<p>In the first year, up to 31 March 2026, it came to nine tonnes.</p>
<ul>
<li>4.1 tonnes of plastic, most of it bags, sachets and bottles</li>
<li>2.7 tonnes of flowers</li>
<li>2.2 tonnes of cloth</li>
</ul>
<p>A sachet weighs less than a gram. I have tried to imagine the number of them and have given it up.</p>
<h2>A morning</h2>
<p>At six it is still grey below the old bridge. Nine of the twelve share ten of the ghats. The bathing steps have three people to themselves, and it is still not enough. They have rakes with wooden teeth, since iron ones scratch the stone and then moss grows in the scratches. They work upstream. Who works downstream has the dirt of the next ghat come after him.</p>
<p>Sunita and Mahesh have the third and the fourth ghat. They used to gather scrap along the road, and Sunita can tell by the sound of a bottle what it will fetch. She is the reason that plastic is sorted into five kinds and not two. Sorted into two kinds it brought ₹4 a kilo. In five kinds it brings ₹11. The money from it goes into a box for the twelve families, and they decide about it at Diwali. Last year it was ₹38,200.</p>
<h2>Flowers</h2>
<p>We do not ask anybody not to bring flowers. We ask that they be laid in the copper pot at the top of the steps and not in the water. About half of them are. From there they go to the drying racks, and become incense at the sewing room and compost at the nursery. Marigolds make good compost. Roses come with so much wire and plastic foam that we have begun to talk with the two shops that sell them. One has changed to thread. The other is thinking about it.</p>
<h2>The bins that made it worse</h2>
<p>In June 2025 we put up twenty-two bins, two on each ghat. They were green, they had lids, and a kind company had paid for them. By August there was more on the steps than before.</p>
<p>It took us a while to understand. The monkeys had learnt the lids in four days. What they did not want they threw out, and the wind did the rest. In addition, people now put down beside a full bin what they used to take home. A bin says: somebody will see to this. When there was none, some carried their rubbish back to the bus stand, and that was better.</p>
<p>In September we took fourteen of the twenty-two away. The eight that stayed have a lid with a bolt that needs a thumb, and stand where there is somebody to look: at the tea stall, the boat stand, the school gate. The amount on the steps fell below that of May. We wrote to the company to say what had become of their bins, and sent a picture of a monkey in one. They answered that they would like the picture framed.</p>
<blockquote><p>People do not throw things into a river. They throw them away. Our work is to show that there is no such place.</p></blockquote>
<h2>What the scales do not say</h2>
<p>Nine tonnes is what we found. It says nothing of what the river took before six in the morning. It also says little of the town's drains, two of which run into the water between the seventh and the eighth ghat. No rake will help there. The town council has had our letter since January 2025, and an engineer has come twice to measure. We shall go on asking, in a friendly way, once a month.</p>
<p>The first half of this year, from April to September, came to 4.3 tonnes. The same months of last year were 4.6. It may be the bins, or the bolts, or only a wet July with fewer visitors. I would not make a poster of it yet.</p>
<h2>An old promise</h2>
<p>In September 2024, after the flood, I wrote here that the emergency reserve was down to ₹1,54,000, and that we would say so when it was full again. It has stood at ₹5,00,000 since May 2025. I ought to have written it then.</p>
<p>If you come to see the ghats early, you are welcome to take a rake. They hang behind the school, under the scales. Please hang it back with the teeth to the wall.</p>`,
    },
  },
  author: { en: 'Devendra Kandari, trustee', hi: 'देवेंद्र कंडारी, न्यासी' },
  picture: picture('riverbank'),
  publishedAt: '2026-10-04T07:00:00+05:30',
  tags: ['river', 'accounts'],
}
