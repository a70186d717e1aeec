import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'coupon-list': () => import(/* webpackChunkName: "coupon-list" */ './coupon/CouponListScreen'),
  'coupon-create': () => import(/* webpackChunkName: "coupon-create" */ './coupon/CreateScreen'),
  'coupon-update': () => import(/* webpackChunkName: "coupon-update" */ './coupon/UpdateScreen'),
  'coupon-view': () => import(/* webpackChunkName: "coupon-view" */ './coupon/ViewScreen'),
  'student-plan-list': () =>
    import(/* webpackChunkName: "student-plan-list" */ './plan/PlanListScreen').then(({ listOf }) => listOf('student')),
  'student-plan-create': () =>
    import(/* webpackChunkName: "student-plan-create" */ './plan/CreateScreen').then(({ createOf }) =>
      createOf('student'),
    ),
  'student-plan-update': () =>
    import(/* webpackChunkName: "student-plan-update" */ './plan/UpdateScreen').then(({ updateOf }) =>
      updateOf('student'),
    ),
  'student-plan-details': () =>
    import(/* webpackChunkName: "student-plan-details" */ './plan/PlanPage').then(({ pageOf }) =>
      pageOf('student', 'info'),
    ),
  'student-plan-draft': () =>
    import(/* webpackChunkName: "student-plan-draft" */ './plan/PlanPage').then(({ pageOf }) =>
      pageOf('student', 'terms'),
    ),
  'student-plan-subscribers': () =>
    import(/* webpackChunkName: "student-plan-subscribers" */ './plan/PlanPage').then(({ pageOf }) =>
      pageOf('student', 'subscribers'),
    ),
  'student-plan-versions': () =>
    import(/* webpackChunkName: "student-plan-versions" */ './plan/PlanPage').then(({ pageOf }) =>
      pageOf('student', 'versions'),
    ),
  'trainer-plan-list': () =>
    import(/* webpackChunkName: "trainer-plan-list" */ './plan/PlanListScreen').then(({ listOf }) => listOf('trainer')),
  'trainer-plan-create': () =>
    import(/* webpackChunkName: "trainer-plan-create" */ './plan/CreateScreen').then(({ createOf }) =>
      createOf('trainer'),
    ),
  'trainer-plan-update': () =>
    import(/* webpackChunkName: "trainer-plan-update" */ './plan/UpdateScreen').then(({ updateOf }) =>
      updateOf('trainer'),
    ),
  'trainer-plan-details': () =>
    import(/* webpackChunkName: "trainer-plan-details" */ './plan/PlanPage').then(({ pageOf }) =>
      pageOf('trainer', 'info'),
    ),
  'trainer-plan-draft': () =>
    import(/* webpackChunkName: "trainer-plan-draft" */ './plan/PlanPage').then(({ pageOf }) =>
      pageOf('trainer', 'terms'),
    ),
  'trainer-plan-subscribers': () =>
    import(/* webpackChunkName: "trainer-plan-subscribers" */ './plan/PlanPage').then(({ pageOf }) =>
      pageOf('trainer', 'subscribers'),
    ),
  'trainer-plan-versions': () =>
    import(/* webpackChunkName: "trainer-plan-versions" */ './plan/PlanPage').then(({ pageOf }) =>
      pageOf('trainer', 'versions'),
    ),
  'subscription-list': () => import(/* webpackChunkName: "subscription-list" */ './subscription/SubscriptionsScreen'),
  'subscription-view': () =>
    import(/* webpackChunkName: "subscription-view" */ './subscription/SubscriptionViewScreen'),
  'quick-paylink': () => import(/* webpackChunkName: "quick-paylink" */ './paylink/QuickPaylinkScreen'),
  'paylink-list': () => import(/* webpackChunkName: "paylink-list" */ './paylink/list/LinksScreen'),
  'payment-list': () => import(/* webpackChunkName: "payment-list" */ './payment/PaymentListScreen'),
  'payment-view': () => import(/* webpackChunkName: "payment-view" */ './payment/PaymentViewScreen'),
  'invoice-list': () => import(/* webpackChunkName: "invoice-list" */ './invoice/InvoiceListScreen'),
  'invoice-view': () => import(/* webpackChunkName: "invoice-view" */ './invoice/InvoiceViewScreen'),
  'setting-part': () => import(/* webpackChunkName: "setting-part" */ './setting/SettingPart'),
  'home-figures': () => import(/* webpackChunkName: "home-figures" */ './coupon/home/HomeCouponFigures'),
  'home-attention': () => import(/* webpackChunkName: "home-attention" */ './coupon/home/HomeAttention'),
  'home-uses': () => import(/* webpackChunkName: "home-uses" */ './coupon/home/HomeUses'),
  'batch-payments': () => import(/* webpackChunkName: "batch-payments" */ './batch/BatchPayments'),
  'home-sales': () => import(/* webpackChunkName: "home-sales" */ './home/HomeSales'),
  'home-to-look-at': () => import(/* webpackChunkName: "home-to-look-at" */ './home/HomeToLookAt'),
  'home-payments': () => import(/* webpackChunkName: "home-payments" */ './home/HomePayments'),
  'home-links': () => import(/* webpackChunkName: "home-links" */ './home/HomeLinks'),
  'own-plans': () => import(/* webpackChunkName: "own-plans" */ './own/OwnPlans'),
  'own-payments': () => import(/* webpackChunkName: "own-payments" */ './own/OwnPayments'),
  'student-money': () => import(/* webpackChunkName: "student-money" */ './person/StudentMoney'),
  'trainer-money': () => import(/* webpackChunkName: "trainer-money" */ './person/TrainerMoney'),
});
