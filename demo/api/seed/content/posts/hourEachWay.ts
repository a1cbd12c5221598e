import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'
import { hourEachWayHi } from './hourEachWayHi.ts'

export const hourEachWay: SeedPost = {
  id: 15,
  text: {
    en: {
      title: 'An hour each way',
      summary:
        'From the seventh hamlet it is sixty-two minutes to school in dry weather. We walked it with the children on a wet Monday in July.',
      body: `<p>At half past six there are four children under the walnut tree of the seventh hamlet. The eldest is Anju, who is thirteen and in class eight. The youngest, Golu, is six and has a stick. It has been raining since Saturday. Nobody speaks of it.</p>
<p>I teach at the school to which they walk, and I have often said to a child, a little sharply, "You are late." Before this term began I decided to walk each of the seven ways once, in the rains, with those who walk it every day. This is the longest.</p>
<h2>The way</h2>
<p>It begins with a staircase of roots. After that comes a terrace path, as wide as two feet side by side, with millet on one hand and nothing on the other. Anju goes in front and says where the stones are loose. She does not turn round. She knows by the sound who is behind her.</p>
<p>At the first spring stands a bench from an old bus, blue, with a tin roof over it. It was put there in 2023 for the small ones to wait on. By ten past seven three more are sitting on it in a row, like passengers. From here they are seven. At the second spring they are eleven, and the path is a brook.</p>
<ul>
<li>Dry, in May: 62 minutes</li>
<li>On this Monday: 84 minutes</li>
<li>Shoes that came off in the mud: three</li>
<li>Leeches, by Golu's count: nine</li>
</ul>
<h2>What is in the bag</h2>
<p>We give every child a bag that keeps its books dry. It costs ₹650 and does its work; I opened four of them at the bottom and the books were dry. What I had not known is what else is carried in it. Anju had her brother's shirt, a lantern glass that had to be exchanged in the bazaar, and two kilos of beans for the kitchen, from her grandmother. "She says we do not eat there for nothing."</p>
<h2>The umbrellas</h2>
<p>In 2022 we bought eighty umbrellas. I signed the order. By September of that year nineteen could still be opened. The wind at the second bend turns them inside out, and a child who holds an umbrella has only one hand for the slope. Two of them fell, not badly. The umbrellas that are left are used on the flat piece by the river, where they are cheerful and of some use.</p>
<p>Since last year the sewing room makes capes from the cloth that lorries are covered with. They cost ₹210, go over child and bag together, and leave both hands free. They are also very ugly. Class eight does not want to be seen in them, and takes them off at the last bend.</p>
<h2>When the river is high</h2>
<p>Every morning at six Devendra ji writes the height of the water on the school wall. Above two and a half metres the lower path is closed. Then the bell is rung three times, so that it is heard as far as the fourth hamlet, and the children go round by the upper path, or home. Last year that was the case on eleven days. The children from beyond the fourth hamlet do not hear the bell. Somebody has to go and meet them, and so far that has been whoever was free. From this month two volunteers do nothing else in July and August.</p>
<blockquote><p>You are late, Miss.</p></blockquote>
<p>It was Golu who said it, at the gate, at six minutes to eight. Lessons begin at eight. He was right all the same: by his reckoning we ought to have been there at half past seven, and would have been, if I had not stopped to write things down.</p>
<h2>What follows from it</h2>
<p>The first lesson of July and August is now story hour, for which nobody can be late. There is a line for wet clothes behind the kitchen stove. And I have stopped saying it.</p>`,
    },
    hi: hourEachWayHi,
  },
  author: { en: 'Hemlata Semwal, teacher and librarian', hi: 'हेमलता सेमवाल, शिक्षिका और पुस्तकालय प्रभारी' },
  picture: picture('blog-02'),
  publishedAt: '2026-07-20T07:00:00+05:30',
  tags: ['school', 'river'],
}
