import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'coupon-list': () => import(/* webpackChunkName: "coupon-list" */ './coupon/CouponListScreen'),
  'coupon-create': () => import(/* webpackChunkName: "coupon-create" */ './coupon/CreateScreen'),
  'coupon-update': () => import(/* webpackChunkName: "coupon-update" */ './coupon/UpdateScreen'),
  'coupon-view': () => import(/* webpackChunkName: "coupon-view" */ './coupon/ViewScreen'),
  'campaign-list': () => import(/* webpackChunkName: "campaign-list" */ './campaign/CampaignListScreen'),
  'campaign-create': () => import(/* webpackChunkName: "campaign-create" */ './campaign/form/CreateScreen'),
  'campaign-update': () => import(/* webpackChunkName: "campaign-update" */ './campaign/form/UpdateScreen'),
  'campaign-view': () =>
    import(/* webpackChunkName: "campaign-view" */ './campaign/CampaignPage').then(({ pageOf }) => pageOf('entries')),
  'campaign-codes': () =>
    import(/* webpackChunkName: "campaign-codes" */ './campaign/CampaignPage').then(({ pageOf }) => pageOf('codes')),
  'campaign-uses': () =>
    import(/* webpackChunkName: "campaign-uses" */ './campaign/CampaignPage').then(({ pageOf }) => pageOf('uses')),
  'campaign-terms': () =>
    import(/* webpackChunkName: "campaign-terms" */ './campaign/CampaignPage').then(({ pageOf }) => pageOf('terms')),
  'campaign-activity': () =>
    import(/* webpackChunkName: "campaign-activity" */ './campaign/CampaignPage').then(({ pageOf }) =>
      pageOf('activity'),
    ),
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
  'report-first': () => import(/* webpackChunkName: "report-first" */ './report/FirstTab'),
  'report-sales': () => import(/* webpackChunkName: "report-sales" */ './report/sales/SalesScreen'),
  'report-signups': () => import(/* webpackChunkName: "report-signups" */ './report/signups/SignupsScreen'),
  'report-coupons': () => import(/* webpackChunkName: "report-coupons" */ './report/coupons/CouponsScreen'),
  'report-subscriptions': () =>
    import(/* webpackChunkName: "report-subscriptions" */ './report/subscriptions/SubscriptionsReportScreen'),
  'report-videos': () => import(/* webpackChunkName: "report-videos" */ './report-videos/VideosScreen'),
  'report-video-details': () =>
    import(/* webpackChunkName: "report-video-details" */ './report-videos/VideoDetailsScreen'),
  'report-rows': () => import(/* webpackChunkName: "report-rows" */ './report/sales/SalesRowsScreen'),
  reconcile: () => import(/* webpackChunkName: "reconcile" */ './reconcile/ReconcileScreen'),
  'invoice-list': () => import(/* webpackChunkName: "invoice-list" */ './invoice/InvoiceListScreen'),
  'invoice-view': () => import(/* webpackChunkName: "invoice-view" */ './invoice/InvoiceViewScreen'),
  'setting-part': () => import(/* webpackChunkName: "setting-part" */ './setting/SettingPart'),
  'home-figures': () => import(/* webpackChunkName: "home-figures" */ './coupon/home/HomeCouponFigures'),
  'home-attention': () => import(/* webpackChunkName: "home-attention" */ './coupon/home/HomeAttention'),
  'home-uses': () => import(/* webpackChunkName: "home-uses" */ './coupon/home/HomeUses'),
  'batch-payments': () => import(/* webpackChunkName: "batch-payments" */ './batch/BatchPayments'),
  'home-sales': () => import(/* webpackChunkName: "home-sales" */ './home/HomeSales'),
  'home-month': () => import(/* webpackChunkName: "home-month" */ './home/HomeMonth'),
  'home-views': () => import(/* webpackChunkName: "home-views" */ './home/HomeViews'),
  'home-to-look-at': () => import(/* webpackChunkName: "home-to-look-at" */ './home/HomeToLookAt'),
  'home-payments': () => import(/* webpackChunkName: "home-payments" */ './home/HomePayments'),
  'home-links': () => import(/* webpackChunkName: "home-links" */ './home/HomeLinks'),
  'own-plans': () => import(/* webpackChunkName: "own-plans" */ './own/OwnPlans'),
  'own-payments': () => import(/* webpackChunkName: "own-payments" */ './own/OwnPayments'),
  'own-campaigns': () => import(/* webpackChunkName: "own-campaigns" */ './own-campaign/OwnCampaigns'),
  'student-money': () => import(/* webpackChunkName: "student-money" */ './person/StudentMoney'),
  'trainer-money': () => import(/* webpackChunkName: "trainer-money" */ './person/TrainerMoney'),
});
