/**
 * A sixth set, written when the parser had been mended by the fifth. The first reading of it: precision 0.963, recall 0.949, no
 * message without a request filled. Mended to since.
 */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const SIXTH_HELD_OUT_LINES = [
  ...enquiryLines(
    'IN',
    `
hlo bhai 40*40 poplin 120*80 kora 58 panna ka rate kya hai 10k meter lena hai 60 days pe
    => cotton 1:100, #101, yarns 40 40, threads 120 80, greige, 58", 10000 metre
Require 60x60 / 92x88 Cambric Dyed in 6 shades, 1500 mtr each shade, width 44-45", dispatch in 12 days
    => cotton 1:100, #102, yarns 60 60, threads 92 88, finished dyed, colours 6, 9000 metre, each 1500 1500 1500 1500 1500 1500, 44", by 2026-11-30
GREY CLOTH 30x30 - 76x68 - 63" - POWERLOOM - 40000 MTRS - ICHALKARANJI - RATE ?
    => greige, yarns 30 30, threads 76 68, 63", loom power_loom, 40000 metre
ctn twill 2/1 20x16 128x60 dyed army green 59 inch 3500m
    => cotton 1:100, #107, yarns 20 16, threads 128 60, finished dyed, colours army green, 59", 3500 metre
rayon 14kg, 44 panna, dyed, maroon 700 mtr, bottle green 700 mtr, n blue 700mtr
    => rayon 4:100, 140 glm, 44", finished dyed, colours maroon; bottle green; navy blue, 2100 metre, each 700 700 700
Sir viscose georgette 60 gsm 44" dyeable (rfd) 5000 mtrs. 395006 Surat delivery
    => rayon 4:100, #208, 60 gsm, 44", finished rfd, 5000 metre, to 395006
ltr poplin nahi, cotton poplin 50x50 132x80 58" chahiye white dyed 3000mtr
    => cotton 1:100, #101, yarns 50 50, threads 132 80, 58", finished dyed, colours white, 3000 metre
100% Cotton Voile, Count 100x100, Reed/Pick 92/84, Width 58", Finish RFD, Qty 6000 mtr
    => cotton 1:100, #103, yarns 100 100, threads 92 84, 58", finished rfd, 6000 metre
Cotton Sateen 40x40 144x80 63" White for bedsheet 12,000 mtrs @ 118 + GST. Payment 30% advance 70% before dispatch
    => cotton 1:100, #109, yarns 40 40, threads 144 80, 63", finished dyed, colours white, 12000 metre, target 118, credit 0
mal mal cotton 44" rfd 2000 mtr ek hafte me chahiye
    => cotton 1:100, #104, 44", finished rfd, 2000 metre, by 2026-11-25
Canvas 16oz grey 60" 4000 mtr 
    => cotton 1:100, #110, 542.5 gsm, greige, 60", 4000 metre
denim stretch 9.75 oz dark indigo 64" 7,500 m LC 90 days
    => denim, #302, finished denim, 330.6 gsm, 64", 7500 metre, credit 90
PC gabardine twill 65/35 20x20 108x58 khaki uniform 58" 10,000mtr tender
    => polyester 2:65+1:35, yarns 20 20, threads 108 58, finished dyed, colours khaki, 58", 10000 metre
crepe poly 58" 95 gsm digital printing, 8 designs 100 mtr/design
    => polyester 2:100, #403, 58", 95 gsm, finished printed, colours 8, 800 metre, each 100 100 100 100 100 100 100 100
organza 44" dyed pastel shades 15 colours min 100 mtr per colour
    => polyester 2:100, #413, 44", finished dyed, colours 15, 1500 metre, each 100 100 100 100 100 100 100 100 100 100 100 100 100 100 100
satin 75x75 poly dyed 60" champagne 1800 mtr rs 62/mtr
    => polyester 2:100, #404, yarns 75D 75D, finished dyed, 60", colours champagne, 1800 metre, target 62
taffeta 210T dyed red/yellow/green 1000 mtr each 60"
    => polyester 2:100, #405, finished dyed, colours red; yellow; green, 3000 metre, each 1000 1000 1000, 60"
lyocell twill 30s 58" tobacco brown 900 mtr
    => rayon 6:100, #202, yarns 30 30, 58", finished dyed, colours brown, 900 metre
modal cotton 50/50 40s poplin rfd 58" 2500 mtr
    => rayon 5:50+1:50, yarns 40 40, finished rfd, 58", 2500 metre
Cotton linen slub 70/30 44" dyed 600 mtr
    => cotton 1:70+7:30, #115, 44", finished dyed, 600 metre
98% ctn 2% spx twill 20x16+70d 58" dyed stone 4000m
    => cotton 1:98+9:2, #121, yarns 20 16+70D, 58", finished dyed, colours stone, 4000 metre
yarn dyed seersucker blue & white stripe 58" 1200 mtr 40x40
    => cotton 1:100, #116, finished yarn_dyed, colours blue; white, 58", 1200 metre, yarns 40 40
oxford chambray nahi sirf oxford yd 58" 40x40/100x90 1500 mtr
    => cotton 1:100, finished yarn_dyed, 58", yarns 40 40, threads 100 90, 1500 metre
flannel brushed 2 side printed 44" 5 dsn 4000 mtr total
    => cotton 1:100, #114, finished printed, 44", colours 5, 4000 metre
double cloth gauze 32s 52" off-white 1000 mtr
    => cotton 1:100, #119, yarns 32 32, 52", finished dyed, colours off white, 1000 metre
matty 20x20 58" rfd 1.5k mtr budget under 115
    => cotton 1:100, #120, yarns 20 20, 58", finished rfd, 1500 metre, target 115
cambric 58" 2000 mtr white + voile 54" 1000 mtr white + lawn 58" 1500 mtr white
    => cotton 1:100, #102, 58", 2000 metre, finished dyed, colours white | cotton 1:100, #103, 54", 1000 metre, finished dyed, colours white | cotton 1:100, #105, 58", 1500 metre, finished dyed, colours white
Pls quote⏎Fabric 1 - Poplin 40x40 132x72 58" dyed - 4000 m⏎Fabric 2 - Cotton Twill 20x20 108x56 58" dyed - 2500 m⏎Fabric 3 - Canvas 10x10 72x36 58" dyed - 1000 m⏎All in black. Delivery within 30 days.
    => cotton 1:100, #101, yarns 40 40, threads 132 72, 58", finished dyed, 4000 metre, colours black, by 2026-12-18 | cotton 1:100, #107, yarns 20 20, threads 108 56, 58", finished dyed, 2500 metre, colours black, by 2026-12-18 | cotton 1:100, #110, yarns 10 10, threads 72 36, 58", finished dyed, 1000 metre, colours black, by 2026-12-18
poplin 4000mtr 58" rfd / twill cotton 20x20 2000mtr 58" dyed navy
    => cotton 1:100, #101, 4000 metre, 58", finished rfd | cotton 1:100, #107, yarns 20 20, 2000 metre, 58", finished dyed, colours navy
voile 80s dyed 54 inch 3 colours: pink, yellow, sky blue. total 3000 mtrs equal
    => cotton 1:100, #103, yarns 80 80, finished dyed, 54", colours pink; yellow; sky blue, 3000 metre
corduroy 16 wale olive 58" 800 mtr jan 10 tak
    => cotton 1:100, #118, finished dyed, colours olive, 58", 800 metre, by 2027-01-10
need lawn 60x60 rfd 58" 8000 mtr on or before 10.12.2026 at Jetpur 360370
    => cotton 1:100, #105, yarns 60 60, finished rfd, 58", 8000 metre, by 2026-12-10, to 360370
Minimatt 58 inch dyed 10 colors 5000 mtr 160gsm bhav 58 tak
    => polyester 2:100, #407, 58", finished dyed, colours 10, 5000 metre, 160 gsm, target 58
suiting tr 65/35 240gsm charcoal grey 58" 1200 mtr
    => polyester 2:65+4:35, #412, 240 gsm, finished dyed, colours charcoal grey, 58", 1200 metre
shirting 100 ctn yarn dyed chk 58" 3000mtr 50s
    => cotton 1:100, finished yarn_dyed, 58", 3000 metre, yarns 50 50
cambric rfd 58" 7000 mtr, freight paid by us, ex bhiwandi
    => cotton 1:100, #102, finished rfd, 58", 7000 metre
sheeting kora 100" 20x20/60x60 qnty 25 thousand mtr
    => cotton 1:100, #106, greige, 100", yarns 20 20, threads 60 60, 25000 metre
Herringbone dyed 2 color(black , brown) 500mtr per color 58"
    => cotton 1:100, #117, finished dyed, colours black; brown, 1000 metre, each 500 500, 58"
bhaiya rate bhejo jaldi se poplin ka
    => cotton 1:100, #101
`,
  ),
  ...enquiryLines(
    'IN',
    `
Ram ram sa, kya haal hai
    => nothing
Cheque 458712 clear ho gaya?
    => nothing
Aapke yaha se jo 5000 mtr maal aaya usme hole hai
    => nothing
We are a leading supplier of 60x60 cambric at best price, for sale 20000 mtr ready
    => nothing
meri company ka naam Satin Creations hai, Chandni Chowk Delhi 110006
    => nothing
gst invoice 5% ya 12% lagega?
    => nothing
office time 10 to 6, sunday closed
    => nothing
30s cotton combed yarn 5 ton chahiye
    => nothing
poplin 5000 mtr rfd, GST: 27AAPFU0939F1ZV, contact +91-98765 43210, deliver by transport TCI
    => cotton 1:100, #101, 5000 metre, finished rfd
cambric kora 5000 mtr as per sample no 6060
    => cotton 1:100, #102, greige, 5000 metre
sample no. 4058 ka poplin chahiye 58" 2000 mtr white
    => cotton 1:100, #101, 58", 2000 metre, finished dyed, colours white
`,
  ),
  ...enquiryLines(
    'BD',
    `
Bhai price den: Twill 20x16/128x60 100% cotton, 57/58", Dyed, Black 15000 yds, Navy 12000 yds. C&F Chattogram. LC 90 days.
    => cotton 1:100, #107, yarns 20 16, threads 128 60, 57", finished dyed, colours black; navy, 27000 yard, each 15000 12000, to Chattogram, credit 90
poplin 133x72 40x40 57" sada lagbe 12 hajar goj, koto taka?
    => cotton 1:100, #101, threads 133 72, yarns 40 40, 57", finished dyed, colours white, 12000 yard
apnara ki TC pocketing den? 45x45 96x72 63" kora 1 lakh goj lagbe
    => polyester 2:65+1:35, yarns 45 45, threads 96 72, 63", greige, 100000 yard
canvas 10x10 dyed khaki 57" 5000 yds, 7 January er moddhe, Mongla
    => cotton 1:100, #110, yarns 10 10, finished dyed, colours khaki, 57", 5000 yard, by 2027-01-07
Denim 11 oz 97/3 ctn/elastane 58" 22000yds @2.45 usd, etd 30 dec
    => denim 1:97+9:3, finished denim, 373 gsm, 58", 22000 yard, target 2.45, by 2026-12-30
rayon 30x30/68x68 AOP 10 design 1500 yds each 55/56"
    => rayon 4:100, yarns 30 30, threads 68 68, finished printed, colours 10, 15000 yard, each 1500 1500 1500 1500 1500 1500 1500 1500 1500 1500, 55"
oxford 40x40 yd white/blue 57" 8500 yds LC 60 days dhaka
    => cotton 1:100, #111, yarns 40 40, finished yarn_dyed, colours white; blue, 57", 8500 yard, credit 60
need spandex poplin 97/3 40x40+40d 57" black 6000 yds tgt $1.95
    => cotton 1:97+9:3, #101, yarns 40 40+40D, 57", finished dyed, colours black, 6000 yard, target 1.95
corduroy 11w 98/2 57" brown 4k yds
    => cotton 1:98+9:2, #118, 57", finished dyed, colours brown, 4000 yard
voile 60x60 rfd 54" 3500 goj ebong lawn 80x80 rfd 57" 2500 goj
    => cotton 1:100, #103, yarns 60 60, finished rfd, 54", 3500 yard | cotton 1:100, #105, yarns 80 80, finished rfd, 57", 2500 yard
vai kal apnar office e asbo
    => nothing
bKash korchi 5000 taka, trx 8N7A6058
    => nothing
`,
  ),
  ...enquiryLines(
    'INTL',
    `
Hello Selvedge team, we'd like a quote for 1,800 yards of 100% cotton chambray, 4.5 oz, 57/58", indigo, delivered to Savannah by April 10, 2027. Net 60 days.
    => cotton 1:100, #112, 152.6 gsm, 57", finished yarn_dyed, colours indigo, 1800 yard, to Savannah, by 2027-04-10, credit 60
Quote needed - poly taffeta 190T, 58", navy, 10,000 yds, CIF Haiphong
    => polyester 2:100, #405, 58", finished dyed, colours navy, 10000 yard, to Haiphong
white cotton sateen, 60x60, 173x104, 118 inch, 5,000 yards, $2.90 per yard max
    => cotton 1:100, #109, yarns 60 60, threads 173 104, 118", finished dyed, colours white, 5000 yard, target 2.90
Looking for 3.000 m Lyocell-Leinen 70/30, 160 g/m², 140 cm
    => rayon 6:70+7:30, 160 gsm, 55", 3000 metre
recycled polyester pongee 75D, printed AOP, RCS certified, 150cm, 2,500m, 2 designs
    => polyester 3:100, #406, yarns 75D 75D, finished printed, certified rcs, 59", 2500 metre, colours 2
cotton drill 16x12/108x56 dyed khaki 58" 4k yds; cotton canvas 12oz PFD 60" 2k yds; ship to Tema
    => cotton 1:100, #108, yarns 16 12, threads 108 56, finished dyed, colours khaki, 58", 4000 yard, to Tema | cotton 1:100, #110, 406.9 gsm, finished rfd, 60", 2000 yard, to Tema
14 oz rigid selvedge denim 32/33" 1500 yds unsanforized
    => denim, #307, finished denim, 474.7 gsm, 32", 1500 yard
viscose crepe 110gsm dyed dusty rose (Pantone 17-1718 TCX) 57" 1,000 yds
    => rayon 4:100, #204, 110 gsm, finished dyed, colours dusty rose 17-1718 TCX, 57", 1000 yard
BCI cotton poplin 50x50 144x80 57" solid white and black 1500 yds each, L/C 90 days
    => cotton 14:100, #101, yarns 50 50, threads 144 80, 57", finished dyed, colours white; black, 3000 yard, each 1500 1500, credit 90
I need fabric for 500 shirts, poplin white, please advise quantity
    => cotton 1:100, #101, finished dyed, colours white
Please send invoice copy for PO 4060 and AWB number
    => nothing
Merry Christmas and happy new year from Cotton Club Ltd
    => nothing
`,
  ),
];
